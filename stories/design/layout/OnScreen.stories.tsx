import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'

import { Button } from '~/design/inputs/Button'
import { OnScreen, Printable } from '~/design/layout/Page'

/** Content that is not printed, such as buttons and filters. What is read on paper as well needs nothing around it. */
const meta = { component: OnScreen } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties: the preview of the browser’s print shows nothing of it. */
export const Playground: StoryObj<typeof OnScreen> = { args: { children: 'Imprimer' } }

/** On paper, only the sentence is left. */
export const LeftOutOfPrint: Story = {
  render: () => (
    <Printable>
      <p>Formule Agence</p>
      <Button>Changer</Button>
      <OnScreen>Imprimer</OnScreen>
    </Printable>
  ),
  play: async () => {
    await expect(screen.getByText('Imprimer')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Changer' })).toBeVisible()
  },
}
