import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { SubmitButton } from '~/design/inputs/SubmitButton'
import { Stack } from '~/design/layout/Flex'

import { text } from '../../support/text'

const meta = { component: SubmitButton } satisfies Meta

export default meta
type Story = StoryObj

/** To try its properties. */
export const Playground: StoryObj<typeof SubmitButton> = {
  args: { children: 'Sauvegarder', busy: false, busyLabel: 'Sauvegarde…' },
}

const pairs = () => [
  [text('auth.login.submit'), text('auth.login.submitting')],
  [text('onboarding.account.submit'), text('onboarding.account.submitting')],
  [text('onboarding.business.submit'), text('onboarding.business.submitting')],
]

export const ButtonLoadingKeepsLabel: Story = {
  render: () => (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {pairs().map(([label, busyLabel]) => (
        <Stack key={label} direction="row" spacing={2}>
          <SubmitButton busyLabel={busyLabel}>{label}</SubmitButton>
          <SubmitButton busy busyLabel={busyLabel}>
            {label}
          </SubmitButton>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [idle, busy] = [text('onboarding.account.submit'), text('onboarding.account.submitting')].map((name) =>
      canvas.getByRole('button', { name }),
    )
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth)
    await expect(canvas.getAllByText(text('common.pending'))).toHaveLength(pairs().length)
  },
}

const onSubmit = fn((event: FormEvent) => event.preventDefault())

export const ButtonBusyIgnoresClicks: Story = {
  render: () => (
    <form onSubmit={onSubmit}>
      <SubmitButton busy busyLabel="Sauvegarde…">
        Sauvegarder
      </SubmitButton>
    </form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear()
    const button = canvas.getByRole('button')
    await userEvent.dblClick(button)
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}
