import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Stepper } from '~/design/layout/Stepper'

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    label: 'Inscription',
    steps: [
      { id: 'one', label: 'Informations personnelles', state: 'done' },
      { id: 'two', label: 'Dernière étape !', state: 'current' },
      { id: 'three', label: 'Tableau de bord', state: 'todo' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const NamesTheCurrentStep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dernière étape !', { selector: '[aria-current] *' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
