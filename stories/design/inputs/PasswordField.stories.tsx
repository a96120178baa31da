import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'

import { PasswordField } from '~/design/inputs/PasswordField'
import { Box } from '~/design/layout/Flex'

import { text } from '../../support/text'

const meta = { component: PasswordField } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof PasswordField> = {
  args: { label: 'Mot de passe', autoComplete: 'current-password' },
}

export const PasswordFieldHidden: Story = {
  render: () => (
    <Box sx={{ maxWidth: 360 }}>
      <PasswordField label="Mot de passe" autoComplete="current-password" defaultValue="Soleil-2026!" />
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('type', 'password')
  },
}

export const PasswordFieldVisible: Story = {
  ...PasswordFieldHidden,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('common.password.show') }))
    await expect(canvas.getByLabelText('Mot de passe')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('status')).toHaveTextContent(text('common.password.shown'))
    await expect(canvas.getByRole('button', { name: text('common.password.hide') })).toHaveFocus()
  },
}
