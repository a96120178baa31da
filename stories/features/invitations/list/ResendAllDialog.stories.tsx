import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { ResendAll } from '~/features/invitations/list/InvitationsScreen'
import { ResendAllDialog } from '~/features/invitations/list/ResendAllDialog'

import { languages, looks } from '../../../../.storybook/modes'
import { fail, fault } from '../../../support/answers'
import { callsTo } from '../../../support/calls'
import { pageMeta } from '../../../support/page-meta'
import { READ_ONLY_ADMIN } from '../../../support/read-only-admin'
import { Screen } from '../../../support/Screen'
import { pattern, text } from '../../../support/text'
import { withInstallation } from '../../../support/with-installation'
import { rowOf, SARAH } from '../invitations-page'

const meta = {
  component: Screen,
  subcomponents: { ResendAll, ResendAllDialog },
  ...pageMeta,
  args: { url: '/users/invitations?search=exemple.example', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const TOM = 'tom.leroy@exemple.example'
const ORIANE = 'oriane.da-silva@exemple.example'

/** The three pending ones of the search. */
async function ask() {
  await rowOf(SARAH)
  await userEvent.click(await screen.findByRole('button', { name: text('invitations.resendAll', { count: 3 }) }))
  const box = await screen.findByRole(
    'dialog',
    { name: text('invitations.resendAll.title', { count: 3 }) },
    { timeout: 10_000 },
  )
  await waitFor(() => expect(box).toBeVisible())
  const dialog = within(box)
  return {
    ...dialog,
    send: () => userEvent.click(dialog.getByRole('button', { name: text('invitations.resendAll.submit') })),
  }
}

const sentIds = () => callsTo('resendInvitation').map(({ path }) => String(path.id))

/** Nothing is sent before the second press. */
export const Asked: Story = {
  tags: ['INV-05'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const dialog = await ask()
    await expect(dialog.getByText(pattern('invitations.resendAll.body', { count: 3 }))).toBeVisible()
    await expect(sentIds()).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: text('common.cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sentIds()).toEqual([])
  },
}

/** In turn. For a minute none of them is sent again. */
export const Sent: Story = {
  tags: ['INV-05', 'INV-17'],
  play: async () => {
    const dialog = await ask()
    await dialog.send()
    await waitFor(() => expect(dialog.getByText(text('invitations.resendAll.done', { count: 3 }))).toBeVisible())
    await expect(sentIds()).toEqual(['1', '2', '3'])
    await userEvent.click(dialog.getByRole('button', { name: text('common.close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await rowOf(TOM)).getByRole('img', { name: pattern('invitations.list.resend.sent') })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('invitations.resendAll', { count: 3 }) }))
    await expect(await screen.findByText(pattern('invitations.resendAll.paused'))).toBeVisible()
    await expect(sentIds()).toHaveLength(3)
  },
}

/** The server accepts no more. */
export const Limited: Story = {
  tags: ['INV-05', 'INV-17'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) =>
    msw.use(fail('resendInvitation', 429, { skip: 1, times: 1, headers: { 'Retry-After': '30' } })),
  play: async () => {
    const dialog = await ask()
    await dialog.send()
    await waitFor(() => expect(dialog.getByText(text('invitations.resendAll.done', { count: 1 }))).toBeVisible())
    await expect(dialog.getByText(text('invitations.resendAll.left', { count: 2 }))).toBeVisible()
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent.trim())).toEqual([TOM, ORIANE])
  },
}

/** What was sent is not sent again with the rest. */
export const RestSent: Story = {
  ...Limited,
  play: async (context) => {
    await Limited.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: text('invitations.resendAll.rest', { count: 2 }) }))
    await waitFor(() => expect(screen.getByText(text('invitations.resendAll.done', { count: 2 }))).toBeVisible())
    await expect(sentIds()).toEqual(['1', '2', '2', '3'])
  },
}

/** Whether one was sent is unknown. The others are sent. */
export const Lost: Story = {
  tags: ['INV-05'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) =>
    msw.use(
      fault('resendInvitation', 'lost', { times: 1 }),
      fault('listInvitations', 'network', { skip: 2, times: 1 }),
    ),
  play: async () => {
    const dialog = await ask()
    await dialog.send()
    await waitFor(() => expect(dialog.getByText(text('invitations.resendAll.unconfirmed', { count: 1 }))).toBeVisible())
    await expect(dialog.getByText(text('invitations.resendAll.done', { count: 2 }))).toBeVisible()
  },
}

/** The button of the unknown one reads first whether it was sent. */
export const LostVerified: Story = {
  ...Lost,
  play: async (context) => {
    await Lost.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: text('common.close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(
      await screen.findByRole('button', { name: text('invitations.list.resend.verify', { email: SARAH }) }),
    )
    await waitFor(() => expect(screen.getByText(text('invitations.list.resend.done'))).toBeVisible())
    await expect(sentIds()).toEqual(['1', '2', '3'])
  },
}

/** The one on its way is awaited, the others are not sent. */
export const Stopped: Story = {
  tags: ['INV-05'],
  beforeEach: ({ msw }) => msw.use(fault('resendInvitation', 'unknown-fields', { times: 1, delay: 1500 })),
  play: async () => {
    const dialog = await ask()
    await dialog.send()
    await waitFor(() =>
      expect(dialog.getByText(text('invitations.dialog.sending.progress', { done: 0, total: 3 }))).toBeVisible(),
    )
    await userEvent.click(dialog.getByRole('button', { name: text('invitations.dialog.stop') }))
    await waitFor(() => expect(dialog.getByText(text('invitations.resendAll.left', { count: 2 }))).toBeVisible(), {
      timeout: 5000,
    })
    await expect(sentIds()).toEqual(['1'])
  },
}

export const ReadOnlyAdmin: Story = {
  tags: ['USR-05', 'K23', 'role'],
  parameters: READ_ONLY_ADMIN,
  play: async () => {
    await rowOf(SARAH)
    await expect(screen.queryByRole('button', { name: text('invitations.resendAll', { count: 3 }) })).toBeNull()
  },
}
