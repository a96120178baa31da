import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { BrandField } from '~/features/invitations/BrandField'
import { InviteCount } from '~/features/invitations/InviteActions'
import { InviteDialog } from '~/features/invitations/InviteDialog'
import { EmailsField, InviteFields } from '~/features/invitations/InviteFields'
import { InvitationPreview } from '~/features/invitations/InviteResult'

import { languages, looks } from '../../../.storybook/modes'
import { fail } from '../../support/answers'
import { type Asked, callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { formats, inOrder, literally, pattern, text } from '../../support/text'
import { withInstallation } from '../../support/with-installation'
import { BRAND, inviteDialog, inviting, MANAGED_BRAND, PASTED, tally } from './invitations-page'

const meta = {
  component: Screen,
  subcomponents: { InviteDialog, InviteFields, EmailsField, InviteCount, BrandField, InvitationPreview },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  tags: ['INV-01', 'INV-09', 'INV-11'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const dialog = await inviteDialog()
    await expect(dialog.getByRole('radio', { name: text('common.role.brand_member') })).toBeChecked()
    await expect(dialog.getAllByRole('radio')).toHaveLength(2)
    await expect(dialog.getByText(text('forms.count', { count: 0, limit: 1000 }))).toBeVisible()
    await expect(dialog.emails()).toHaveFocus()
    await expect(dialog.getByRole('combobox', { name: text('invitations.accept.brand') })).toHaveValue('')
    await expect(dialog.getByRole('radio', { name: text('common.role.brand_admin') })).toHaveAccessibleDescription(
      text('invitations.dialog.role.admin'),
    )
    // the icon stands beside the words, although the button has room for more
    await expect(dialog.submit().querySelector('svg')).toBeVisible()
  },
}

export const OneEmail: Story = {
  tags: ['INV-01'],
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste(' Nadia@Exemple.fr ')
    await dialog.choose(BRAND)
    await expect(await dialog.findByText(tally({ users: 1 }))).toBeVisible()
    await expect(dialog.submit()).toHaveAccessibleName(inviting(1, 1, BRAND))
  },
}

export const ManyEmailsPasted: Story = {
  tags: ['INV-12'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste(PASTED)
    const chips = within(await dialog.findByRole('list', { name: text('invitations.dialog.emails.list') }))
    await expect(dialog.listed()).toHaveLength(10)
    const twice = chips.getByRole('button', { name: 'A@exemple.fr' })
    await expect(twice).toHaveAccessibleDescription(pattern('invitations.emails.duplicate'))
    await expect(await dialog.findByText(tally({ users: 7, toCorrect: 2, twice: 1 }))).toBeVisible()
  },
}

/** Each becomes a chip as it is typed: by a separator, by Enter, or as the field is left. */
export const TypedOneByOne: Story = {
  tags: ['INV-12'],
  play: async () => {
    const dialog = await inviteDialog()
    await userEvent.type(dialog.emails(), 'a@b.fr c@d.fr,e@f.fr{Enter}g@h.fr')
    await expect(dialog.listed()).toEqual(['a@b.fr', 'c@d.fr', 'e@f.fr'])
    await userEvent.click(dialog.message())
    await waitFor(() => expect(dialog.listed()).toHaveLength(4))
    await expect(dialog.emails()).toHaveValue('')
    await expect(callsTo('validateInvitationSlots')).toEqual([])
  },
}

const THIRTEEN = Array.from({ length: 13 }, (_, at) => `p${at}@exemple.fr`).join('\n')

/** Said before anything is sent. */
export const TooMany: Story = {
  tags: ['INV-07', 'INV-13'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste(THIRTEEN)
    await expect(await dialog.findByText(tally({ users: 13 }))).toBeVisible()
    await expect(dialog.getByText(pattern('sheet.short', { count: 2 }))).toBeVisible()
    await expect(dialog.getByText(pattern('data.limit.highest'))).toBeVisible()
    await expect(dialog.getByRole('link', { name: text('common.contactSupport') })).toBeVisible()
  },
}

export const EmailInvalid: Story = {
  tags: ['INV-12'],
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple')
    await dialog.choose(BRAND)
    await userEvent.click(dialog.submit())
    await waitFor(() =>
      expect(dialog.emails()).toHaveAccessibleDescription(pattern('invitations.dialog.emails.invalid')),
    )
    await expect(dialog.listed()).toEqual(['nadia@exemple'])
    await expect(dialog.emails()).toHaveFocus()
  },
}

export const BrandMissing: Story = {
  tags: ['INV-01'],
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple.fr')
    await userEvent.click(dialog.submit())
    const brand = dialog.getByRole('combobox', { name: text('invitations.accept.brand') })
    await waitFor(() => expect(brand).toHaveAccessibleDescription(text('invitations.brand.required')))
    await expect(brand).toHaveFocus()
  },
}

/** The brand selector asks for fewer. */
const isChoice = ({ query }: Asked<'listBrands'>) => query.page_size === 100

export const BrandsFailed: Story = {
  tags: ['INV-01', 'SEL-05', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 400, { when: isChoice, times: 1 })),
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple.fr')
    const brand = dialog.getByRole('combobox', { name: text('invitations.accept.brand') })
    await waitFor(() => expect(brand).toHaveAccessibleDescription(pattern('invitations.dialog.brand.failed')))
    await userEvent.click(dialog.getByRole('button', { name: text('common.retry') }))
    await waitFor(() => expect(brand).toHaveFocus())
    const choices = callsTo('listBrands').filter(isChoice)
    await expect(choices).toHaveLength(2)
    for (const { query } of choices) await expect(query).toEqual({ is_active: true, page_size: 100 })
    await dialog.choose(BRAND)
    await expect(dialog.listed()).toEqual(['nadia@exemple.fr'])
  },
}

export const MessageTooLong: Story = {
  tags: ['INV-01'],
  play: async () => {
    const dialog = await inviteDialog()
    await userEvent.click(dialog.message())
    await userEvent.paste('é'.repeat(1001))
    await userEvent.tab()
    const tooLong = inOrder(pattern('invitations.message.tooLong'), new RegExp(literally(formats().number(1001))))
    await waitFor(() => expect(dialog.message()).toHaveAccessibleDescription(tooLong))
  },
}

export const RoleAdminWarning: Story = {
  tags: ['INV-09'],
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.choose(MANAGED_BRAND)
    await expect(dialog.queryByText(pattern('invitations.dialog.role.warning', { count: 1 }))).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: text('common.role.brand_admin') }))
    await expect(await dialog.findByText(pattern('invitations.dialog.role.warning', { count: 1 }))).toBeVisible()
    await dialog.paste('a@exemple.fr, b@exemple.fr')
    await expect(await dialog.findByText(pattern('invitations.dialog.role.warning', { count: 2 }))).toBeVisible()
    await dialog.choose('Maison Vauquelin')
    await expect(await dialog.findByText(pattern('invitations.dialog.role.several', { count: 2 }))).toBeVisible()
  },
}

/** What was typed is still there when the dialog was closed by mistake. */
export const ClosedByMistake: Story = {
  tags: ['INV-11', 'decision-22'],
  play: async ({ args }) => {
    const first = await inviteDialog()
    await first.paste('nadia@exemple.fr')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: text('invitations.list.invite') }))
    await expect((await inviteDialog()).listed()).toEqual(['nadia@exemple.fr'])
  },
}

export const EmailPreview: Story = {
  tags: ['INV-18'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste('nadia@exemple.fr, paul@exemple.fr')
    await dialog.choose(BRAND)
    await userEvent.type(dialog.message(), 'Bienvenue parmi nous !')
    await userEvent.click(dialog.getByText(text('invitations.dialog.preview')))
    const preview = within(dialog.getByRole('group'))
    await expect(preview.getByText(BRAND)).toBeVisible()
    await expect(preview.getByText(text('common.role.brand_member'))).toBeVisible()
    await expect(preview.getByText('nadia@exemple.fr')).toBeVisible()
    await expect(preview.getByText('Bienvenue parmi nous !')).toBeVisible()
  },
}
