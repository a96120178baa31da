import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { BASTIEN, CLAIRE, LEA } from '#mocks/domain/seed/named.ts'
import { GiveAccess } from '~/features/access/GiveAccess'
import { OtherBrands } from '~/features/invitations/BrandField'
import { FailedInvitations } from '~/features/invitations/FailedInvitations'
import { InviteDialog } from '~/features/invitations/InviteDialog'
import { InviteResult } from '~/features/invitations/InviteResult'
import { PostponedCard } from '~/features/invitations/PostponedCard'

import { languages, looks } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { card } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { sentence } from '../../support/sentence'
import { pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { BRAND, inviteDialog, inviting, MANAGED_BRAND, tally } from './invitations-page'

const meta = {
  title: 'features/invitations/InviteDialog',
  component: Screen,
  subcomponents: { InviteDialog, OtherBrands, InviteResult, FailedInvitations, PostponedCard, GiveAccess },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Everybody is invited to each brand. What was not sent stays, and only that is sent the next time. */
export const SeveralBrands: Story = {
  tags: ['INV-02', 'INV-07', 'INV-12'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(fail('sendInvitation', 429, { skip: 2, times: 1 })),
  play: async ({ step }) => {
    const dialog = await inviteDialog()
    await dialog.paste('ana@exemple.fr, bob@exemple.fr')
    await dialog.choose(BRAND)
    await userEvent.click(dialog.getByRole('button', { name: text('invitations.dialog.brand.add') }))
    const second = dialog.getByRole('combobox', { name: text('invitations.dialog.brand.other', { number: 2 }) })
    await waitFor(() => expect(second).toHaveFocus())
    await step('an added field wants a brand', async () => {
      await userEvent.click(dialog.submit())
      await waitFor(() => expect(second).toHaveAccessibleDescription(text('invitations.brand.required')))
      await expect(callsTo('validateInvitationSlots')).toEqual([])
    })
    await userEvent.type(second, MANAGED_BRAND)
    await userEvent.click(await screen.findByRole('option', { name: MANAGED_BRAND }))
    await step('an added field can be taken away', async () => {
      await userEvent.click(dialog.getByRole('button', { name: text('invitations.dialog.brand.add') }))
      await userEvent.click(
        dialog.getByRole('button', { name: text('invitations.dialog.brand.remove', { number: 3 }) }),
      )
      await waitFor(() => expect(second).toHaveFocus())
    })
    await expect(dialog.getByText(tally({ users: 2 }))).toBeVisible()
    await expect(dialog.submit()).toHaveAccessibleName(inviting(2, 2))
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText(text('invitations.dialog.sent', { count: 2 }))).toBeVisible()
    await expect(dialog.getByText(text('invitations.dialog.failed.some', { count: 2 }))).toBeVisible()
    await expect(dialog.listed()).toEqual(['ana@exemple.fr', 'bob@exemple.fr'])
    await expect(dialog.getByRole('combobox', { name: text('invitations.accept.brand') })).toHaveValue(MANAGED_BRAND)
    await userEvent.click(dialog.submit())
    await waitFor(() => expect(dialog.getByRole('button', { name: text('invitations.dialog.done') })).toHaveFocus())
    await expect(callsTo('sendInvitation').map(({ body }) => [body.email, body.brand_id])).toEqual([
      ['ana@exemple.fr', 2],
      ['bob@exemple.fr', 2],
      ['ana@exemple.fr', 4],
      ['ana@exemple.fr', 4],
      ['bob@exemple.fr', 4],
    ])
  },
}

const TAKEN = { email: ['Une invitation est déjà en attente pour cette adresse.'] }

/** The provider takes one pending invitation of an address: the other brands wait for the user, on this device. */
export const SecondRefused: Story = {
  tags: ['INV-02', 'INV-12'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) =>
    msw.use(fail('sendInvitation', 400, { details: TAKEN, when: ({ body }) => body.brand_id === 4 })),
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('ana@exemple.fr')
    await dialog.choose(BRAND)
    await userEvent.click(dialog.getByRole('button', { name: text('invitations.dialog.brand.add') }))
    const second = dialog.getByRole('combobox', { name: text('invitations.dialog.brand.other', { number: 2 }) })
    await userEvent.type(second, MANAGED_BRAND)
    await userEvent.click(await screen.findByRole('option', { name: MANAGED_BRAND }))
    await expect(second).toBeValid()
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText(text('invitations.dialog.sent', { count: 1 }))).toBeVisible()
    await expect(dialog.getByText(text('invitations.later.told', { count: 1 }))).toBeVisible()
    await expect(dialog.getByText(pattern('invitations.later.why'))).toBeVisible()
    await expect(dialog.queryByText(text('invitations.dialog.failed.some', { count: 1 }))).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: text('invitations.dialog.done') }))
    const later = await card(text('invitations.later.title'))
    await expect(
      later.getByText(text('invitations.later.waiting', { email: 'ana@exemple.fr', brand: MANAGED_BRAND })),
    ).toBeVisible()
    await expect(later.queryByRole('button', { name: pattern('access.give') })).toBeNull()
    await userEvent.click(
      later.getByRole('button', {
        name: pattern('invitations.later.forget', { name: 'ana@exemple.fr', brand: MANAGED_BRAND }),
      }),
    )
    await waitFor(() => expect(screen.queryByText(text('invitations.later.title'))).toBeNull())
  },
}

const postpone = (email: string, brand_id: number) =>
  localStorage.setItem('postponed-access', JSON.stringify({ u1: { items: [{ email, brand_id }] } }))

/** Who has joined gets it with one press. */
export const Joined: Story = {
  tags: ['INV-12', 'ACC-09'],
  args: { url: '/dashboard' },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: () => postpone(LEA, 12),
  play: async () => {
    const later = await card(text('invitations.later.title'))
    await expect(await later.findByText(pattern('invitations.later.joined'))).toBeVisible()
    await userEvent.click(later.getByRole('button', { name: pattern('access.give') }))
    await waitFor(() => expect(screen.queryByText(text('invitations.later.title'))).toBeNull())
    const [call] = callsTo('assignBrandUsers')
    await expect(call?.path.id).toBe(12)
    await expect(call?.body.user_ids).toHaveLength(1)
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** On a phone the button stands below the sentence. */
export const JoinedOnPhone: Story = {
  tags: ['INV-12', 'NFR-07'],
  args: { url: '/dashboard' },
  globals: { viewport: { value: 'w390' }, locale: 'de' },
  beforeEach: () => postpone(LEA, 12),
  play: async () => {
    const later = await card(text('invitations.later.title'))
    const joined = await later.findByText(pattern('invitations.later.joined'))
    const give = later.getByRole('button', { name: pattern('access.give') })
    await expect(give.getBoundingClientRect().top).toBeGreaterThanOrEqual(joined.getBoundingClientRect().bottom)
  },
}

/** A refused access waits on. */
export const JoinedRefused: Story = {
  tags: ['INV-12', 'NFR-04'],
  args: { url: '/users/invitations' },
  beforeEach: ({ msw }) => {
    postpone(LEA, 12)
    msw.use(fail('assignBrandUsers', 403))
  },
  play: async () => {
    const later = await card(text('invitations.later.title'))
    await userEvent.click(await later.findByRole('button', { name: pattern('access.give') }))
    await waitFor(() => expect(callsTo('assignBrandUsers')).toHaveLength(1))
    await waitFor(() => expect(later.getByRole('button', { name: pattern('access.give') })).toBeEnabled())
  },
}

/** A colleague is not invited: the access is given at once. */
export const Colleague: Story = {
  tags: ['INV-02', 'INV-12', 'ACC-11'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste(`${LEA}, ${CLAIRE}, ana@exemple.fr`)
    await dialog.choose(BRAND)
    await userEvent.click(dialog.submit())
    const reason = await dialog.findByText(/fait déjà partie de l’entreprise/)
    const line = reason.closest('li') ?? reason
    const give = await within(line).findByRole('button', {
      name: text('access.give', { brand: BRAND }),
    })
    await expect(line).toHaveTextContent(LEA)
    // colleagues need no invitation, and who administers the company needs no access
    await waitFor(() => expect(dialog.queryByRole('list', { name: text('invitations.dialog.emails.list') })).toBeNull())
    await expect(
      dialog.getByText(sentence(pattern('invitations.dialog.failed.admin', { email: CLAIRE }))).closest('li'),
    ).toHaveTextContent(CLAIRE)
    await expect(dialog.getAllByRole('button', { name: text('access.give', { brand: BRAND }) })).toHaveLength(1)
    await userEvent.click(give)
    await expect(await dialog.findByText(pattern('access.given', { brand: BRAND }))).toBeVisible()
    await expect(callsTo('assignUserBrands').map(({ body }) => body.brand_ids)).toEqual([[2]])
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** Several colleagues get the access by one press. */
export const SeveralColleagues: Story = {
  tags: ['INV-12', 'ACC-11'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste(`${LEA}, ${BASTIEN}`)
    await dialog.choose(BRAND)
    await userEvent.click(dialog.submit())
    await userEvent.click(
      await dialog.findByRole('button', { name: text('access.give.all', { count: 2, brand: BRAND }) }),
    )
    await expect(await dialog.findByText(pattern('access.given', { brand: BRAND }))).toBeVisible()
    await expect(callsTo('assignBrandUsers').map(({ body }) => body.user_ids.length)).toEqual([2])
    await expect(dialog.queryByRole('button', { name: text('access.give', { brand: BRAND }) })).toBeNull()
    await expect(document.activeElement).not.toBe(document.body)
  },
}

/** Colleagues leave a pasted sheet, and get the access by one press. The others stay to be invited. */
export const PastedColleagues: Story = {
  tags: ['INV-12', 'ACC-11'],
  beforeEach: ({ msw }) => msw.use(fail('sendInvitation', 429, { skip: 2, times: 1 })),
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste(
      ['Adresse\tMarque', ...[LEA, BASTIEN, 'ana@exemple.fr'].map((one) => `${one}\t${BRAND}`)].join('\n'),
    )
    await dialog.findByRole('heading', { name: text('sheet.title') })
    await userEvent.click(dialog.submit())
    const give = await dialog.findByRole('button', { name: text('access.give.all', { count: 2, brand: BRAND }) })
    await waitFor(() => expect(dialog.queryByDisplayValue(LEA)).toBeNull())
    await expect(dialog.queryByDisplayValue(BASTIEN)).toBeNull()
    await expect(dialog.getByText(tally({ users: 1 }))).toBeVisible()
    await userEvent.click(give)
    await expect(await dialog.findByText(pattern('access.given', { brand: BRAND }))).toBeVisible()
    await expect(callsTo('assignBrandUsers').map(({ body }) => body.user_ids.length)).toEqual([2])
    await userEvent.click(dialog.submit())
    await waitFor(() =>
      expect(callsTo('sendInvitation').map(({ body }) => body.email)).toEqual([
        LEA,
        BASTIEN,
        'ana@exemple.fr',
        'ana@exemple.fr',
      ]),
    )
  },
}
