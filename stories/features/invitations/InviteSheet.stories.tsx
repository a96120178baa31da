import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { InviteDialog } from '~/features/invitations/InviteDialog'
import { SheetLine } from '~/features/invitations/sheet/SheetLine'
import { SheetPreview } from '~/features/invitations/sheet/SheetPreview'

import { languages, looks } from '../../../.storybook/modes'
import { fault } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { sandbox } from '../../support/visit'
import { withInstallation } from '../../support/with-installation'
import { BRAND, inviteDialog, inviting, MANAGED_BRAND, SARAH, SARAHS_BRAND, tally } from './invitations-page'

const meta = {
  title: 'features/invitations/InviteDialog',
  component: Screen,
  subcomponents: { InviteDialog, SheetPreview, SheetLine },
  ...pageMeta,
  args: { url: '/users/invitations?invite=true', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const RIGHT = [
  ['ana@exemple.fr', BRAND, 'Membre Marque'],
  ['bob@exemple.fr', MANAGED_BRAND, 'Admin Marque'],
  ['cleo@exemple.fr', BRAND, ''],
]
const WRONG = [
  ['dina@exemple', BRAND, 'Membre Marque'],
  ['eve@exemple.fr', 'Brasserie du Pont', 'Membre Marque'],
  ['fred@exemple.fr', BRAND, 'Stagiaire'],
  ['ana@exemple.fr', BRAND, ''],
]
const FAR_BRAND = 'Zythologie du Nord'
const HEADER = ['Adresse', 'Marque', 'Rôle']
const sheetOf = (rows: string[][]) => [HEADER, ...rows].map((row) => row.join('\t')).join('\n')

async function paste(rows: string[][]) {
  const dialog = await inviteDialog()
  await dialog.paste(sheetOf(rows))
  await dialog.findByRole('heading', { name: text('sheet.title') })
  return {
    ...dialog,
    wrong: () => dialog.getAllByRole('listitem').filter((row) => row.querySelector('[aria-invalid="true"]')),
    lines: () => dialog.getAllByRole('listitem'),
  }
}

/** Lines that were not understood come first, with their text and open fields. */
export const ToCorrect: Story = {
  tags: ['INV-12', 'INV-01', 'INV-09'],
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ step }) => {
    const { lines, wrong, submit, ...dialog } = await paste([...RIGHT, ...WRONG])
    await expect(lines()).toHaveLength(7)
    await expect(wrong()).toHaveLength(4)
    await expect(dialog.getByText(tally({ users: 3, toCorrect: 4 }))).toBeVisible()
    await expect(submit()).toHaveAccessibleName(inviting(3, 2))
    await expect(dialog.getByRole('heading', { name: text('sheet.title') })).toHaveFocus()
    await expect(dialog.getByText(pattern('sheet.unknown', { text: 'Brasserie du Pont' }))).toBeVisible()
    await expect(dialog.getByText(pattern('sheet.unknown', { text: 'Stagiaire' }))).toBeVisible()
    await step('nothing is sent while a row is wrong: the first one has the focus', async () => {
      await userEvent.click(submit())
      await waitFor(() => expect(dialog.getByDisplayValue('dina@exemple')).toHaveFocus())
      await expect(callsTo('validateInvitationSlots')).toEqual([])
    })
    await step('each is corrected where it stands, or taken away', async () => {
      await userEvent.type(dialog.getByDisplayValue('dina@exemple'), '.fr')
      await waitFor(() => expect(wrong()).toHaveLength(3))
      const [brand, role] = wrong()
      if (!brand || !role) throw new Error('no row to correct')
      await userEvent.click(within(brand).getByRole('combobox', { name: text('invitations.accept.brand') }))
      await userEvent.paste(BRAND)
      await userEvent.click(await screen.findByRole('option', { name: BRAND }))
      await userEvent.click(within(role).getByRole('combobox', { name: text('forms.label.role') }))
      await userEvent.click(await screen.findByRole('option', { name: text('common.role.brand_member') }))
      await userEvent.click(
        dialog.getByRole('button', { name: text('invitations.sheet.remove', { line: 8, email: 'ana@exemple.fr' }) }),
      )
      await waitFor(() => expect(dialog.getByText(tally({ users: 6 }))).toBeVisible())
      await expect(document.activeElement).not.toBe(document.body)
    })
  },
}

/** A brand that one page of the list does not hold is searched for. */
export const BrandBeyondTheFirstPage: Story = {
  tags: ['INV-12', 'SEL-04', 'K20'],
  parameters: { visit: { world: worlds.tenThousandBrands } },
  play: async () => {
    const last = sandbox().world.brands.at(-1)
    if (last) last.name = FAR_BRAND
    const { lines, wrong, ...dialog } = await paste([
      ['ana@exemple.fr', FAR_BRAND, ''],
      ['bob@exemple.fr', 'Brasserie de Nulle Part', ''],
      ['cleo@exemple.fr', `${FAR_BRAND} et du Sud`, ''],
    ])
    await expect(lines()).toHaveLength(3)
    await expect(wrong()).toHaveLength(2)
    await expect(await dialog.findByText(`${FAR_BRAND} · ${text('common.role.brand_member')}`)).toBeVisible()
    await expect(dialog.getByText(pattern('sheet.unknown', { text: 'Brasserie de Nulle Part' }))).toBeVisible()
  },
}

/** Brands beyond the first page are looked for: the dialog says so, and sends nothing meanwhile. */
export const Reading: Story = {
  tags: ['INV-12', 'NFR-01'],
  parameters: { visit: { world: worlds.tenThousandBrands }, chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(fault('listBrands', 'hang', { when: ({ query }) => query.search === FAR_BRAND })),
  play: async () => {
    const dialog = await inviteDialog()
    await dialog.paste(sheetOf([['ana@exemple.fr', FAR_BRAND, '']]))
    await expect((await dialog.findAllByText(text('sheet.reading'))).length).toBeGreaterThan(0)
    await expect(dialog.submit()).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Each row shows its outcome. */
export const SheetSent: Story = {
  tags: ['INV-02', 'INV-12'],
  play: async () => {
    const dialog = await paste(RIGHT)
    await expect(dialog.submit()).toHaveAccessibleName(inviting(3, 2))
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText(text('invitations.dialog.sent', { count: 3 }))).toBeVisible()
    await expect(dialog.getAllByText(text('invitations.sheet.sent'))).toHaveLength(3)
    await waitFor(() => expect(dialog.getByRole('button', { name: text('invitations.dialog.done') })).toHaveFocus())
    await expect(callsTo('sendInvitation').map(({ body }) => [body.email, body.user_type])).toEqual([
      ['ana@exemple.fr', 'brand_member'],
      ['bob@exemple.fr', 'brand_admin'],
      ['cleo@exemple.fr', 'brand_member'],
    ])
  },
}

export const SheetSending: Story = {
  tags: ['INV-02'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fault('sendInvitation', 'hang')),
  play: async () => {
    const dialog = await paste(RIGHT)
    await userEvent.click(dialog.submit())
    await expect(
      await dialog.findByText(text('invitations.dialog.sending.progress', { done: 0, total: 3 })),
    ).toBeVisible()
    await expect(dialog.getAllByText(text('invitations.sheet.waiting'))).toHaveLength(2)
    await expect(dialog.queryByRole('button', { name: text('sheet.leave') })).toBeNull()
  },
}

/** The same address on two lines is one person with two brands. */
export const TwoBrands: Story = {
  tags: ['INV-02', 'INV-07', 'INV-12'],
  play: async () => {
    const { wrong, submit, ...dialog } = await paste([
      ['ana@exemple.fr', BRAND, ''],
      ['Ana@exemple.fr', MANAGED_BRAND, text('common.role.brand_admin')],
    ])
    await expect(wrong()).toHaveLength(0)
    await expect(dialog.getByText(tally({ users: 1 }))).toBeVisible()
    await expect(submit()).toHaveAccessibleName(inviting(1, 2))
    await userEvent.click(submit())
    await expect(await dialog.findByText(text('invitations.dialog.sent', { count: 2 }))).toBeVisible()
    await expect(callsTo('validateInvitationSlots').map(({ body }) => body.emails)).toEqual([['ana@exemple.fr']])
    await expect(callsTo('sendInvitation').map(({ body }) => [body.brand_id, body.user_type])).toEqual([
      [2, 'brand_member'],
      [4, 'brand_admin'],
    ])
  },
}

/** Invitations that were sent are not sent again. */
export const OneRefused: Story = {
  tags: ['INV-12', 'decision-22'],
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    const dialog = await paste([...RIGHT, [SARAH, SARAHS_BRAND, '']])
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText(text('invitations.dialog.failed.some', { count: 1 }))).toBeVisible()
    await expect(dialog.getByText('Une invitation est déjà en attente pour cette adresse.')).toBeVisible()
    const address = dialog.getByDisplayValue(SARAH)
    await userEvent.clear(address)
    await userEvent.type(address, 'zoe@exemple.fr')
    await userEvent.click(dialog.submit())
    await expect(await dialog.findByText(text('invitations.dialog.sent', { count: 1 }))).toBeVisible()
    await waitFor(() => expect(dialog.getAllByText(text('invitations.sheet.sent'))).toHaveLength(4))
    await expect(callsTo('sendInvitation')).toHaveLength(5)
  },
}

const FILE = `E-mail;Marque;Rôle\r\nana@exemple.fr;${BRAND};Membre\r\nbob@exemple.fr;brasserie de l’été;\r\ncleo@exemple.fr;Brasserie de l’été;`

/** As Excel saves it: windows-1252. */
const csv = (text: string) =>
  new File([Uint8Array.from(text, (sign) => (sign === '’' ? 0x92 : sign.charCodeAt(0)))], 'equipe.csv')

/** A file is read like a pasted sheet. The brand that is chosen for a text is the one of each row with that text. */
export const FromFile: Story = {
  tags: ['INV-01', 'INV-12'],
  play: async () => {
    const dialog = await inviteDialog()
    const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('no file field')
    await expect(dialog.getByRole('button', { name: text('sheet.file') })).toBeVisible()
    await userEvent.upload(input, new File(['PK', Uint8Array.of(3, 4, 0, 0)], 'equipe.csv'))
    await expect(await dialog.findByText(pattern('sheet.file.binary'))).toBeVisible()
    await userEvent.upload(input, csv(FILE))
    await expect(await dialog.findByText(tally({ users: 1, toCorrect: 2 }))).toBeVisible()
    await expect(dialog.getByText(pattern('sheet.unknown', { text: 'brasserie de l’été' }))).toBeVisible()
    const [first] = dialog.getAllByRole('combobox', { name: text('invitations.accept.brand') })
    if (!first) throw new Error('no brand to correct')
    await userEvent.type(first, MANAGED_BRAND)
    await userEvent.click(await screen.findByRole('option', { name: MANAGED_BRAND }))
    await expect(await dialog.findByText(tally({ users: 2, toCorrect: 1 }))).toBeVisible()
  },
}

/** One column of addresses is a list. It may be dropped anywhere in the dialog. */
export const Dropped: Story = {
  tags: ['INV-12'],
  play: async () => {
    const dialog = await inviteDialog()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(csv('ana@exemple.fr\r\nbob@exemple.fr\r\n'))
    for (const type of ['dragover', 'drop'])
      dialog
        .getByRole('heading', { name: text('invitations.dialog.title') })
        .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    await waitFor(() => expect(dialog.listed()).toEqual(['ana@exemple.fr', 'bob@exemple.fr']))
  },
}

/** Back to the field of addresses, with nothing of the sheet. */
export const Discarded: Story = {
  tags: ['INV-12'],
  play: async () => {
    const dialog = await paste(RIGHT)
    await userEvent.click(dialog.getByRole('button', { name: text('sheet.leave') }))
    await waitFor(() => expect(dialog.emails()).toHaveFocus())
    await expect(dialog.queryByRole('list', { name: text('invitations.dialog.emails.list') })).toBeNull()
  },
}
