import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { InviteCount } from '~/features/invitations/InviteActions'
import { InviteDialog } from '~/features/invitations/InviteDialog'

import { answer, fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { BRAND, inviteDialog, tally } from './invitations-page'

const meta = {
  title: 'features/invitations/InviteDialog',
  component: Screen,
  subcomponents: { InviteDialog, InviteCount },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What helps is said before anybody is named. */
export const NoFreePlace: Story = {
  tags: ['INV-07', 'INV-13'],
  parameters: { visit: { world: { ...worlds.growing, limits: { users: 4 } } } },
  play: async () => {
    const dialog = await inviteDialog()
    await expect(await dialog.findByText(text('sheet.places', { count: 0 }))).toBeVisible()
    await expect(dialog.getByRole('link', { name: text('navigation.upgrade') })).toHaveAttribute(
      'href',
      '/subscription/upgrade',
    )
  },
}

/** The server counts the places: they are asked for again once invitations are sent. */
export const PlacesAfterSending: Story = {
  tags: ['INV-13', 'K58'],
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple.fr')
    await dialog.choose(BRAND)
    await expect(await dialog.findByText(tally({ users: 1 }))).toBeVisible()
    await userEvent.click(dialog.submit())
    await userEvent.click(await dialog.findByRole('button', { name: text('invitations.dialog.another') }))
    await expect(await dialog.findByText(text('sheet.places', { count: 10 }))).toBeVisible()
  },
}

/** No plan has more of them: the dialog does not lead to the plans. */
export const NoFreePlaceOnHighestPlan: Story = {
  tags: ['INV-07', 'INV-13'],
  parameters: { visit: { world: worlds.limitsReached } },
  play: async () => {
    const dialog = await inviteDialog()
    await expect(await dialog.findByText(text('sheet.places', { count: 0 }))).toBeVisible()
    await expect(dialog.getByText(pattern('data.limit.highest'))).toBeVisible()
    await expect(dialog.getByRole('link', { name: text('subscription.plan.manage') })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    await expect(dialog.queryByRole('link', { name: text('navigation.upgrade') })).toBeNull()
  },
}

/** A limit of zero says nothing: the provider's check does. */
export const NoLimitKnown: Story = {
  tags: ['INV-13', 'K50'],
  parameters: { visit: { world: worlds.zeroLimits } },
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple.fr')
    await expect(await dialog.findByText(text('invitations.dialog.people', { count: 1 }))).toBeVisible()
    await dialog.choose(BRAND)
    await userEvent.click(dialog.submit())
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent(pattern('invitations.dialog.slots.body', { available: 0, requested: 1 }))
    await expect(alert).not.toHaveTextContent(pattern('invitations.dialog.slots.usage', { used: 0, limit: 0 }))
  },
}

/** The provider's refusal does not lead to the plans either. */
export const RefusedOnHighestPlan: Story = {
  tags: ['INV-07', 'INV-13', 'PLN-27', 'money'],
  beforeEach: ({ msw }) =>
    msw.use(answer('validateInvitationSlots', { valid: false, requested: 1, available: 0, users_used: 85 })),
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple.fr')
    await dialog.choose(BRAND)
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByRole('alert')).toHaveTextContent(pattern('data.limit.highest'))
    await expect(dialog.getByRole('link', { name: text('subscription.plan.manage') })).toHaveAttribute(
      'href',
      '/settings/billing',
    )
    await expect(dialog.queryByRole('link', { name: text('navigation.upgrade') })).toBeNull()
  },
}

const REFUSED = 'Ce domaine n’est pas autorisé.'

/** The check of the places may refuse an address: the field says so. */
export const AddressRefusedByTheCheck: Story = {
  tags: ['INV-07', 'decision-22'],
  beforeEach: ({ msw }) =>
    msw.use(fail('validateInvitationSlots', 400, { message: 'Données invalides.', details: { emails: [REFUSED] } })),
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple.fr')
    await dialog.choose(BRAND)
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(dialog.emails()).toHaveAccessibleDescription(new RegExp(REFUSED)))
    await expect(dialog.getByText(text('invitations.dialog.failed'))).toBeVisible()
    await expect(callsTo('sendInvitation')).toEqual([])
  },
}

/** The fields of a sheet stand in its rows: the failure is said above them. */
export const SheetRefusedByTheCheck: Story = {
  ...AddressRefusedByTheCheck,
  tags: ['INV-07', 'INV-12'],
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste(`ana@exemple.fr\t${BRAND}`)
    await dialog.findByRole('heading', { name: text('sheet.title') })
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText(REFUSED)).toBeVisible()
  },
}

async function refusedFor(emails: string) {
  const dialog = await inviteDialog()
  await dialog.paste(emails)
  await dialog.choose(BRAND)
  await userEvent.click(dialog.submit())
  return dialog.findByRole('alert')
}

/** The documents do not name the field of the number. */
export const NumberOfOtherName: Story = {
  tags: ['INV-07'],
  beforeEach: ({ msw }) => msw.use(answer('validateInvitationSlots', { valid: false, available_slots: 1 })),
  play: async () => {
    const left = pattern('invitations.dialog.slots.body', { available: 1, requested: 1 })
    await expect(await refusedFor('nadia@exemple.fr')).toHaveTextContent(left)
  },
}

/** The dialog counts free places, the server none: the alert says so. */
export const RefusedWithoutNumber: Story = {
  tags: ['INV-07'],
  beforeEach: ({ msw }) => msw.use(answer('validateInvitationSlots', { valid: false })),
  play: async () =>
    expect(await refusedFor('nadia@exemple.fr')).toHaveTextContent(pattern('invitations.dialog.slots.unknown')),
}

/** Another plan would not help: none is offered. */
export const RefusedForAnotherReason: Story = {
  tags: ['INV-07'],
  beforeEach: ({ msw }) =>
    msw.use(answer('validateInvitationSlots', { valid: false, message: 'Abonnement en retard' })),
  play: async () => {
    const alert = await refusedFor('nadia@exemple.fr')
    await expect(alert).toHaveTextContent('Abonnement en retard')
    await expect(alert).toHaveTextContent(pattern('invitations.dialog.failed'))
    await expect(within(alert).queryByRole('link')).not.toBeInTheDocument()
  },
}
