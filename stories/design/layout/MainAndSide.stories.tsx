import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card } from '~/design/layout/Card'
import { Column } from '~/design/layout/Column'
import { MainAndSide } from '~/design/layout/MainAndSide'

const meta = { title: 'Components/MainAndSide', component: MainAndSide } satisfies Meta

export default meta
type Story = StoryObj

/** One column on a narrow screen, in the order of the page. */
export const Columns: Story = {
  render: () => (
    <MainAndSide>
      <Column gap={2}>
        <Card>Informations</Card>
        <Card>Utilisateurs</Card>
      </Column>
      <div className="side">
        <Card>Administrateur</Card>
      </div>
      <Card>Zone de danger</Card>
    </MainAndSide>
  ),
}
