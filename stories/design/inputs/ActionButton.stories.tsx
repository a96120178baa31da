import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { ActionButton } from '~/design/inputs/ActionButton'

const meta = { component: ActionButton } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof ActionButton> = {
  args: { children: 'Supprimer', disabledReason: 'Cette marque a des utilisateurs.' },
}

const onClick = fn()

export const ButtonDisabledWithReason: Story = {
  tags: ['PRM-09'],
  render: () => (
    <ActionButton disabledReason="Seul un administrateur de l’entreprise peut créer une marque." onClick={onClick}>
      Créer une marque
    </ActionButton>
  ),
  play: async ({ canvas }) => {
    onClick.mockClear()
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Créer une marque' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Seul un administrateur')
    await expect(button).toHaveAccessibleDescription(/Seul un administrateur/)
    await userEvent.click(button)
    await expect(onClick).not.toHaveBeenCalled()
  },
}
