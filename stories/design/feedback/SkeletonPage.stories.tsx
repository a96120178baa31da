import type { Meta, StoryObj } from '@storybook/react-vite'

import { SkeletonPage } from '~/design/feedback/SkeletonPage'

import { looks } from '../../../.storybook/modes'

const meta = {
  component: SkeletonPage,
  parameters: { chromatic: { modes: looks } },
} satisfies Meta<typeof SkeletonPage>

export default meta
type Story = StoryObj<typeof meta>

export const Cards: Story = { args: { title: 'Paramètres', shape: 'cards' } }

export const Columns: Story = { args: { title: 'Tableau de bord', shape: 'columns' } }

export const Table: Story = { args: { title: 'Marques', shape: 'table' } }
