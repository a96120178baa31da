import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { ApiError, networkError, Unverified } from '~/api/api-error'
import { ExtendTrialQuestion } from '~/features/trial/ExtendTrialDialog'
import type { ShownTrial } from '~/features/trial/trial-status'
import { TrialStatement } from '~/features/trial/TrialStatement'

import { languages } from '../../../.storybook/modes'
import { formats, pattern, text } from '../../support/text'
import { withRouter } from '../../support/with-router'

function Question(args: ComponentProps<typeof ExtendTrialQuestion>) {
  const [open, setOpen] = useState(args.open)
  const close = () => {
    args.onClose()
    setOpen(false)
  }
  return <ExtendTrialQuestion {...args} open={open} onClose={close} />
}

const meta = {
  component: ExtendTrialQuestion,
  subcomponents: { TrialStatement },
  tags: ['money'],
  decorators: [withRouter],
  render: (args) => (
    <>
      <TrialStatement trial={args.trial} manager />
      <Question {...args} />
    </>
  ),
  args: {
    open: false,
    trial: { kind: 'days-left', urgency: 'high', days: 3, endsAt: '2026-03-19T18:00:00+01:00' },
    onClose: fn(),
    extending: false,
    failure: null,
    onExtend: fn(async () => true),
    reset: fn(),
  },
} satisfies Meta<typeof ExtendTrialQuestion>

export default meta
type Story = StoryObj<typeof meta>

const TOMORROW: ShownTrial = { kind: 'ends-tomorrow', urgency: 'critical', endsAt: '2026-03-17T07:30:00+01:00' }
const OVER: ShownTrial = { kind: 'expired', urgency: 'critical', endsAt: '2026-03-14T18:00:00+01:00' }

const dialog = async () => {
  const opened = await screen.findByRole('dialog', { name: text('trial.extend.title') })
  await waitFor(() => expect(opened).toBeVisible())
  return within(opened)
}

export const ExtendTrial: Story = {
  tags: ['TRI-07', 'TRI-16'],
  parameters: { chromatic: { modes: languages } },
  args: { open: true },
  play: async ({ args }) => {
    const asked = await dialog()
    await expect(
      asked.getByText(pattern('trial.extend.body.until', { date: formats().date('2026-03-19') })),
    ).toBeVisible()
    await userEvent.click(asked.getByRole('combobox', { name: text('trial.extend.weeks') }))
    await userEvent.click(await screen.findByRole('option', { name: text('trial.extend.weeks.count', { weeks: 2 }) }))
    await userEvent.click(asked.getByRole('button', { name: text('trial.extend.confirm', { weeks: 2 }) }))
    await expect(args.onExtend).toHaveBeenCalledOnce()
    await expect(args.onExtend).toHaveBeenCalledWith(2)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledOnce()
    // the next attempt begins without the failure of this one
    await expect(args.reset).toHaveBeenCalledOnce()
  },
}

/** One week unless another is chosen. */
export const ExtendTrialAsked: Story = {
  tags: ['TRI-07'],
  args: { open: true },
  play: async ({ args }) => {
    const asked = await dialog()
    await expect(asked.getByRole('button', { name: text('trial.extend.confirm', { weeks: 1 }) })).toBeVisible()
    await expect(args.onExtend).not.toHaveBeenCalled()
  },
}

/** A past date is not shown as the start of the extension. */
export const ExtendTrialOver: Story = {
  tags: ['TRI-07', 'TRI-15'],
  args: { open: true, trial: OVER },
  parameters: { chromatic: { modes: languages } },
  play: async () => {
    const asked = await dialog()
    await expect(asked.getByText(pattern('trial.extend.body.ended'))).toBeVisible()
    for (const id of ['trial.extend.body', 'trial.extend.body.until'] as const)
      await expect(asked.queryByText(pattern(id))).toBeNull()
  },
}

export const ExtendTrialWithoutEnd: Story = {
  tags: ['TRI-07'],
  args: { open: true, trial: { kind: 'days-left', urgency: 'high', days: 3, endsAt: null } },
  play: async () => {
    await expect((await dialog()).getByText(pattern('trial.extend.body'))).toBeVisible()
  },
}

export const ExtendTrialPending: Story = {
  args: { open: true, extending: true },
  play: async ({ args }) => {
    const asked = await dialog()
    await expect(await asked.findByText(text('trial.extend.busy'))).toBeVisible()
    await userEvent.click(asked.getByRole('button', { name: pattern('trial.extend.busy') }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onExtend).not.toHaveBeenCalled()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

/** Decision 22: beside the field that the server names. Another choice takes it away. */
export const ExtendTrialFieldError: Story = {
  tags: ['TRI-07', 'C119'],
  args: {
    open: true,
    failure: new ApiError({
      status_code: 400,
      details: { additional_weeks: ['Une semaine au plus.'], plan: ['Plan échu.'] },
    }),
    onExtend: fn(async () => false),
  },
  play: async ({ args }) => {
    const weeks = await screen.findByRole('combobox', { name: text('trial.extend.weeks') })
    await expect(weeks).toHaveAccessibleDescription('Une semaine au plus.')
    await expect(weeks).toBeInvalid()
    // there is no field for it
    await waitFor(() => expect(screen.getByText('Plan échu.')).toBeVisible())
    await userEvent.click(weeks)
    await userEvent.click(await screen.findByRole('option', { name: /2/ }))
    await expect(args.reset).toHaveBeenCalledOnce()
  },
}

/** What failed, above its cause. */
/** The answer was lost, and nothing could be read: the button checks before anything is sent again. */
export const ExtendTrialUnknown: Story = {
  tags: ['TRI-07'],
  parameters: { chromatic: { modes: languages } },
  args: {
    open: true,
    failure: new Unverified(networkError(), async () => undefined),
    unconfirmed: true,
    onExtend: fn(async () => false),
  },
  play: async ({ args }) => {
    const asked = await dialog()
    await expect(asked.getByText(text('trial.extend.unconfirmed'))).toBeVisible()
    await expect(asked.queryByText(pattern('trial.extend.failed'))).toBeNull()
    await expect(asked.getByRole('combobox', { name: text('trial.extend.weeks') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(asked.getByRole('button', { name: text('common.verify') }))
    await expect(args.onExtend).toHaveBeenCalledOnce()
  },
}

export const ExtendTrialFailed: Story = {
  tags: ['TRI-07', 'NFR-01'],
  args: {
    open: true,
    failure: new ApiError({ message: 'La période d’essai ne peut plus être prolongée.', status_code: 400 }),
    onExtend: fn(async () => false),
  },
  play: async () => {
    const asked = await dialog()
    await userEvent.click(asked.getByRole('button', { name: text('trial.extend.confirm', { weeks: 1 }) }))
    const alert = asked.getByRole('alert')
    await expect(alert).toHaveTextContent(
      `${text('trial.extend.failed')}La période d’essai ne peut plus être prolongée.`,
    )
    await expect(within(alert).getByText(text('trial.extend.failed'))).toHaveStyle({ fontWeight: 600 })
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const TrialEndsToday: Story = {
  tags: ['TRI-06', 'K21'],
  args: { trial: { kind: 'ends-today', urgency: 'critical', endsAt: '2026-03-16T23:00:00+01:00' } },
  play: async () => {
    const time = formats().time('2026-03-16T23:00:00+01:00')
    await expect(screen.getByText(text('billing.trial.endsSoon', { when: 'todayAt', time }))).toBeVisible()
    await expect(screen.getByText(text('frame.trial.until', { date: formats().date('2026-03-16') }))).toBeVisible()
  },
}

/** A server that rounds the days down text 0 while the end is hours ahead. */
export const TrialEndsTomorrow: Story = {
  tags: ['TRI-06', 'K21'],
  args: { trial: TOMORROW },
  parameters: { chromatic: { modes: languages } },
  play: async () => {
    const time = formats().time('2026-03-17T07:30:00+01:00')
    await expect(screen.getByText(text('billing.trial.endsSoon', { when: 'other', time }))).toBeVisible()
    await expect(screen.getByText(text('frame.trial.until', { date: formats().date('2026-03-17') }))).toBeVisible()
    for (const id of ['billing.trial.ended', 'billing.trial.endedOn'] as const)
      await expect(screen.queryByText(pattern(id))).toBeNull()
  },
}

export const TrialEndsTomorrowInGerman: Story = {
  tags: ['LAN-36', 'K21'],
  args: { trial: TOMORROW },
  globals: { locale: 'de' },
  play: async () => {
    await expect(await screen.findByText('Endet morgen um 07:30 Uhr')).toBeVisible()
  },
}

/** B §4: at 0 days nothing is said of days; the data is not lost. */
export const TrialZeroDays: Story = {
  tags: ['TRI-06', 'TRI-15'],
  args: { trial: OVER },
  play: async () => {
    await expect(screen.getByText(text('billing.trial.endedOn', { date: formats().date('2026-03-14') }))).toBeVisible()
    await expect(screen.queryByText(text('billing.trial.daysLeft', { days: 0 }))).toBeNull()
  },
}
