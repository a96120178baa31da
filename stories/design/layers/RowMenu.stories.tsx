import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { RowMenu } from '~/design/data/DataRow'
import { EditIcon } from '~/design/icons/icons'

import { text } from '../../support/text'

const onEdit = fn()
const onRemove = fn()

const meta = {
  component: RowMenu,
  args: {
    name: 'Maison Dubois',
    actions: () => [
      { label: 'Modifier', icon: <EditIcon />, onClick: onEdit },
      {
        label: 'Supprimer',
        danger: true,
        disabledReason: 'Réservé aux administrateurs de l’entreprise',
        onClick: onRemove,
      },
    ],
  },
  beforeEach: () => {
    onEdit.mockClear()
    onRemove.mockClear()
  },
} satisfies Meta<typeof RowMenu>

export default meta
type Story = StoryObj<typeof meta>

export const RefusesWithAReason: Story = {
  tags: ['PRM-09'],
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: text('lists.moreActions.for', { name: 'Maison Dubois' }) }),
    )
    const remove = await screen.findByRole('menuitem', { name: /^Supprimer/ })
    await expect(remove).toHaveTextContent('Réservé aux administrateurs de l’entreprise')
    await userEvent.click(remove)
    await expect(onRemove).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Modifier' }))
    await expect(onEdit).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}
