import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { SlotsAlert } from '~/features/invitations/InviteActions'
import { InviteDialog } from '~/features/invitations/InviteDialog'
import { AllSent, InviteResult } from '~/features/invitations/InviteResult'

import { looks } from '../../../.storybook/modes'
import { aBrand } from '../../support/a-brand'
import { answer, fail, fault, SERVER_WORDS } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sentence } from '../../support/sentence'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { withInstallation } from '../../support/with-installation'
import { BRAND, inviteDialog, inviting, rowOf, SARAH, SARAHS_BRAND } from './invitations-page'

const meta = {
  title: 'features/invitations/InviteDialog',
  component: Screen,
  subcomponents: { InviteDialog, InviteResult, AllSent, SlotsAlert },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

async function send(emails: string, brand = BRAND) {
  const dialog = await inviteDialog()
  await dialog.paste(emails)
  await dialog.choose(brand)
  await userEvent.click(dialog.submit())
  return dialog
}

let brandsCome = () => {}

/** They come when the play function says so. */
function heldBrands() {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  const brands = async () => {
    await held
    return { results: sandbox().world.brands.map(({ id, name }) => aBrand(id, name)) }
  }
  brandsCome = resolve
  return answer('listBrands', brands, { when: ({ query }) => query.page_size === 100 })
}

/** Whoever was quicker than the list keeps what they type. */
export const BrandTypedEarly: Story = {
  tags: ['INV-01'],
  beforeEach: ({ msw }) => msw.use(heldBrands()),
  play: async () => {
    const dialog = await inviteDialog()
    const brand = dialog.getByRole('combobox', { name: text('invitations.accept.brand') })
    await userEvent.type(brand, 'brasserie')
    brandsCome()
    await userEvent.click(await screen.findByRole('option', { name: BRAND }))
    await expect(brand).toHaveValue(BRAND)
  },
}

/** Whoever typed and took it back wants no brand yet. */
export const BrandTakenBack: Story = {
  tags: ['INV-01'],
  beforeEach: ({ msw }) => msw.use(heldBrands()),
  play: async () => {
    const dialog = await inviteDialog()
    const brand = dialog.getByRole('combobox', { name: text('invitations.accept.brand') })
    await userEvent.click(brand)
    brandsCome()
    await screen.findByRole('option', { name: BRAND })
    await userEvent.keyboard('librairie')
    await expect(brand).toHaveValue('librairie')
    await userEvent.clear(brand)
    await userEvent.tab()
    await userEvent.click(dialog.submit())
    await expect(brand).toHaveValue('')
  },
}

const THREE = 'ana@exemple.fr\nbob@exemple.fr\ncleo@exemple.fr'
const SLOTS_LEFT = { valid: false, requested: 3, available: 1, users_used: 80, users_limit: 85 }
const STARTER = { plan: 'agency_starter', limits: { users: 100, brands: 50 } }

export const SlotsInsufficient: Story = {
  tags: ['INV-07', 'INV-13'],
  parameters: { visit: { world: STARTER }, chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(answer('validateInvitationSlots', SLOTS_LEFT)),
  play: async () => {
    const dialog = await send(THREE)
    const left = pattern('invitations.dialog.slots.body', { available: 1, requested: 3 })
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(left))
    const used = pattern('invitations.dialog.slots.usage', { used: 80, limit: 85 })
    await expect(dialog.getByRole('alert')).toHaveTextContent(used)
    const plans = dialog.getByRole('link', { name: text('navigation.upgrade') })
    await expect(plans).toHaveAttribute('href', '/subscription/upgrade')
    await expect(dialog.listed()).toEqual(THREE.split('\n'))
  },
}

/** Who may not choose a plan is shown no way to them. */
export const SlotsWithoutUpgrade: Story = {
  tags: ['INV-13', 'SUB-09', 'money'],
  parameters: { visit: { world: { limits: { users: 0 }, user: { email: CLAIRE, can_manage_subscription: false } } } },
  play: async () => {
    const dialog = await send(THREE)
    const left = pattern('invitations.dialog.slots.body', { available: 0, requested: 3 })
    await expect(await dialog.findByRole('alert')).toHaveTextContent(left)
    await expect(dialog.queryByRole('link')).toBeNull()
  },
}

export const ValidatingSlots: Story = {
  tags: ['INV-07', 'C301'],
  beforeEach: ({ msw }) => msw.use(fault('validateInvitationSlots', 'hang')),
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple.fr')
    await dialog.choose(BRAND)
    const submit = dialog.submit()
    for (let press = 0; press < 10; press++) submit.click()
    await waitFor(() => expect(submit).toHaveTextContent(text('invitations.dialog.checking')))
    await waitFor(() => expect(callsTo('validateInvitationSlots')).toHaveLength(1))
    await expect(callsTo('validateInvitationSlots')[0]?.body).toEqual({ emails: ['nadia@exemple.fr'] })
  },
}

export const Sending: Story = {
  tags: ['INV-02', 'C301'],
  beforeEach: ({ msw }) => msw.use(fault('sendInvitation', 'hang')),
  play: async () => {
    const dialog = await send('ana@exemple.fr')
    await waitFor(() => expect(callsTo('sendInvitation')).toHaveLength(1))
    const [call] = callsTo('sendInvitation')
    await expect(call?.body).toMatchObject({ email: 'ana@exemple.fr', user_type: 'brand_member' })
    const sending = dialog.getByRole('button', { name: pattern('invitations.dialog.sending') })
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(dialog.getByRole('button', { name: text('invitations.dialog.stop') })).toBeVisible()
  },
}

/** Nothing answers: what was sent stays known, of one nobody knows, and the others stay in the form. */
export const Stopped: Story = {
  tags: ['INV-12'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fault('sendInvitation', 'hang', { skip: 1 })),
  play: async () => {
    const dialog = await send('ana@exemple.fr, bob@exemple.fr, cleo@exemple.fr')
    await waitFor(() => expect(callsTo('sendInvitation')).toHaveLength(2))
    await userEvent.click(dialog.getByRole('button', { name: text('invitations.dialog.stop') }))
    await expect(await dialog.findByText(text('invitations.dialog.sent', { count: 1 }))).toBeVisible()
    await expect(dialog.getByText(text('invitations.dialog.unconfirmed.some', { count: 1 }))).toBeVisible()
    await expect(dialog.getByText(text('invitations.dialog.stopped', { count: 1 }))).toBeVisible()
    await expect(dialog.getByRole('button', { name: inviting(2, 1, BRAND) })).toBeEnabled()
    // nothing that was sent is cancelled; the button is where the other one was
    await expect(dialog.getByRole('button', { name: text('common.close') })).toHaveFocus()
  },
}

export const Sent: Story = {
  tags: ['INV-02', 'INV-12'],
  parameters: { chromatic: { modes: looks } },
  play: async ({ args }) => {
    const dialog = await send('ana@exemple.fr, bob@exemple.fr')
    const said = await dialog.findByRole('status')
    await expect(said).toHaveTextContent(pattern('invitations.dialog.sent', { count: 2 }))
    const bob = dialog.getByText('bob@exemple.fr').closest('li')
    await expect(bob).toHaveTextContent(`bob@exemple.fr${BRAND} · ${text('common.role.brand_member')}`)
    // in the middle of the room that the form leaves
    const room = said.parentElement?.getBoundingClientRect()
    const block = said.firstElementChild?.getBoundingClientRect()
    await expect(block?.top).toBeGreaterThan((room?.top ?? 0) + 50)
    await expect((block?.top ?? 0) - (room?.top ?? 0)).toBeCloseTo((room?.bottom ?? 0) - (block?.bottom ?? 0), 0)
    await waitFor(() => expect(dialog.getByRole('button', { name: text('invitations.dialog.done') })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: text('invitations.dialog.done') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await rowOf('bob@exemple.fr')).getByText(text('invitations.list.status.pending'))).toBeVisible()
  },
}

export const InvitesMore: Story = {
  tags: ['INV-12'],
  play: async () => {
    const dialog = await send('ana@exemple.fr')
    await userEvent.click(await dialog.findByRole('button', { name: text('invitations.dialog.another') }))
    await expect(dialog.emails()).toHaveValue('')
    await waitFor(() => expect(dialog.emails()).toHaveFocus())
  },
}

/** One of them waits for an answer already. */
export const PartialFailure: Story = {
  tags: ['INV-12'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const dialog = await send(`ana@exemple.fr\n${SARAH}\nbob@exemple.fr`, SARAHS_BRAND)
    await expect(await dialog.findByText(text('invitations.dialog.sent', { count: 2 }))).toBeVisible()
    await expect(dialog.getByText(text('invitations.dialog.failed.some', { count: 1 }))).toBeVisible()
    const refused = dialog.getByText(sentence(/^sarah\.benali.*Une invitation est déjà en attente.*\.$/))
    await expect(refused.querySelector('wbr')?.parentElement).toBeVisible()
    await expect(dialog.listed()).toEqual([SARAH])
  },
}

export const ServerError: Story = {
  tags: ['INV-02', 'decision-22'],
  beforeEach: ({ msw }) => msw.use(fail('sendInvitation', 500)),
  play: async () => {
    const dialog = await send('ana@exemple.fr')
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent(/ana@exemple\.fr/)
    await expect(alert).not.toHaveTextContent(SERVER_WORDS)
    await expect(dialog.listed()).toEqual(['ana@exemple.fr'])
  },
}

export const NetworkLost: Story = {
  tags: ['INV-07', 'decision-22'],
  beforeEach: ({ msw }) => msw.use(fault('validateInvitationSlots', 'network', { times: 1 })),
  play: async () => {
    const dialog = await send('ana@exemple.fr')
    const alert = await dialog.findByRole('alert')
    await expect(alert).toHaveTextContent(text('invitations.dialog.failed'))
    // nothing was sent: only the slots were checked
    await expect(alert).not.toHaveTextContent(text('invitations.dialog.unconfirmed.one'))
    await expect(dialog.listed()).toEqual(['ana@exemple.fr'])
  },
}

/** The same button continues. */
export const NetworkBack: Story = {
  ...NetworkLost,
  play: async (context) => {
    await NetworkLost.play?.(context)
    const dialog = await inviteDialog()
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText(text('invitations.dialog.sent', { count: 1 }))).toBeVisible()
  },
}
