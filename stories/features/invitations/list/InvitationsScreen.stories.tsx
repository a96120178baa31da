import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { InvitationsScreen } from '~/features/invitations/list/InvitationsScreen'
import { InvitationBadge, InvitationTable } from '~/features/invitations/list/InvitationTable'
import { ResendButton } from '~/features/invitations/list/ResendButton'

import { languages, looks } from '../../../../.storybook/modes'
import { answer, fail, fault } from '../../../support/answers'
import { callsTo } from '../../../support/calls'
import { arrival } from '../../../support/page'
import { pageMeta } from '../../../support/page-meta'
import { READ_ONLY_ADMIN } from '../../../support/read-only-admin'
import { catchFiles, savedRows } from '../../../support/saved-files'
import { Screen } from '../../../support/Screen'
import { formats, pattern, text } from '../../../support/text'
import { withInstallation } from '../../../support/with-installation'
import { inviteDialog, rowOf, SARAH, table } from '../invitations-page'

const meta = {
  component: Screen,
  subcomponents: { InvitationsScreen, InvitationTable, InvitationBadge, ResendButton },
  ...pageMeta,
  args: { url: '/users/invitations', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const MANY = Array.from({ length: 1040 }, (_, at) => ({
  id: at + 1,
  email: `n${at + 1}@exemple.fr`,
  brand_name: 'Café de l’Étoile',
  status: 'accepted',
  created_at: '2026-03-16T09:00:00Z',
}))

/** The file has the rows that the filter shows. */
export const Exported: Story = {
  tags: ['INV-06'],
  args: { url: '/users/invitations?status=pending' },
  beforeEach: catchFiles,
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await rowOf(SARAH)
    await userEvent.click(screen.getByRole('button', { name: text('lists.export') }))
    const [heading, ...lines] = await savedRows()
    await expect(heading).toEqual([
      text('invitations.list.email'),
      text('forms.label.brand'),
      text('forms.label.role'),
      text('invitations.list.status'),
      text('invitations.list.sender'),
      text('invitations.export.sent'),
      text('invitations.export.expires'),
    ])
    await expect(lines.map(([email]) => email)).toEqual(
      screen.getAllByRole('rowheader').map(({ textContent }) => textContent),
    )
    const sarah = lines.find(([email]) => email === SARAH)
    await expect(sarah?.slice(2)).toEqual([
      text('common.role.brand_member'),
      text('invitations.list.status.pending'),
      'Claire Fontaine',
      '2026-03-16',
      '2026-03-23',
    ])
  },
}

/** The provider sends all at once: the page draws 1,000 of them, and filters and files have all. */
export const VeryMany: Story = {
  tags: ['INV-06', 'C215'],
  args: { url: '/users/invitations?page=2' },
  beforeEach: ({ msw }) => msw.use(answer('listInvitations', { invitations: MANY })),
  parameters: { steps: { from: 'md' } },
  play: async () => {
    const pages = await screen.findByRole('navigation', { name: text('lists.pagination') })
    await expect(pages).toHaveTextContent(text('lists.pagination.range', { from: 1001, to: 1040, total: 1040 }))
    await expect(screen.getByText('n1040@exemple.fr')).toBeInTheDocument()
    await expect(screen.queryByText('n1@exemple.fr')).not.toBeInTheDocument()
    await userEvent.click(within(pages).getByRole('button', { name: text('lists.pagination.previous') }))
    await expect(await screen.findByText('n1000@exemple.fr')).toBeInTheDocument()
    await expect(screen.queryByText('n1001@exemple.fr')).not.toBeInTheDocument()
    await userEvent.type(screen.getByRole('searchbox'), 'n1040')
    await expect(await screen.findByText('n1040@exemple.fr')).toBeInTheDocument()
    await waitFor(() => expect(pages).not.toBeInTheDocument())
  },
}

export const Default: Story = {
  tags: ['INV-06', 'INV-10', 'INV-14'],
  parameters: { steps: { from: 'md' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const row = await rowOf(SARAH)
    await expect(row.getByText(text('invitations.list.status.pending'))).toBeVisible()
    await expect(row.getByText(text('common.role.brand_member'))).toBeVisible()
    await expect(row.getByText(formats().relative('2026-03-16T07:00:00Z'))).toBeVisible()
    await expect(
      row.getByText(text('invitations.list.expiresOn', { date: formats().date('2026-03-23') })),
    ).toBeVisible()
    const accepted = await rowOf('yanis.cohen@exemple.example')
    await expect(accepted.queryByRole('button')).toBeNull()
    await expect(accepted.queryByText(pattern('invitations.list.expiresOn'))).toBeNull()
    // the last days are counted
    await expect(
      (await rowOf(/^marguerite/)).getByText(
        text('invitations.list.expiresSoon', { when: formats().relative('2026-03-17') }),
      ),
    ).toBeVisible()
  },
}

/** The flag opens the page; the type changes nothing. The address of the dialog opens nothing either. */
export const ReadOnlyAdmin: Story = {
  tags: ['USR-05', 'K23', 'K36', 'role'],
  parameters: { ...READ_ONLY_ADMIN, steps: { from: 'md' } },
  args: { url: '/users/invitations?invite=true' },
  play: async () => {
    const row = await rowOf(SARAH)
    await expect(row.queryByRole('button')).toBeNull()
    await expect(screen.queryByRole('columnheader', { name: text('invitations.list.actions') })).toBeNull()
    await expect(screen.queryByRole('button', { name: pattern('invitations.list.invite') })).toBeNull()
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A server that names the brand by its id alone: the list of brands has the name. */
export const BrandByIdAlone: Story = {
  tags: ['INV-14'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listInvitations', {
        invitations: [
          { id: 1, email: 'nora@exemple.example', brand_id: 1, status: 'pending' },
          { id: 2, email: 'paul@exemple.example', brand_id: 9999, status: 'pending' },
        ],
      }),
    ),
  play: async () => {
    const row = await rowOf('nora@exemple.example')
    await expect(await row.findByText('Boulangerie Marceau')).toBeVisible()
    await expect(screen.queryByText('#1')).toBeNull()
    // in no answer: the number is all there is
    await expect((await rowOf('paul@exemple.example')).getByText('#9999')).toBeVisible()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(fault('listInvitations', 'hang')),
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await table()
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Empty: Story = {
  tags: ['NFR-01'],
  parameters: { visit: { world: worlds.noInvitation }, chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('invitations.list.table'))
    await expect(await screen.findByRole('heading', { name: text('invitations.list.empty.title') })).toBeVisible()
  },
}

export const EmptyInvites: Story = {
  ...Empty,
  play: async (context) => {
    await Empty.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: text('invitations.list.invite') }))
    await inviteDialog()
  },
}

export const Failed: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('listInvitations', 400)),
  play: async ({ msw }) => {
    await arrival(text('invitations.list.table'))
    await expect(await screen.findByText(text('invitations.list.failed'))).toBeVisible()
    msw.use(answer('listInvitations', { invitations: [{ id: 1, email: SARAH, status: 'pending' }] }))
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await expect((await rowOf(SARAH)).getByText(text('invitations.list.status.pending'))).toBeVisible()
  },
}

/** As on the page of the users: the alert says why nobody can be invited, and leads to the plans. */
export const SlotsFull: Story = {
  tags: ['INV-13', 'PRM-09'],
  parameters: { steps: { from: 'md' }, visit: { world: { ...worlds.growing, limits: { users: 4 } } } },
  play: async () => {
    await rowOf(SARAH)
    await expect(screen.getByText(text('data.limit.users'))).toBeVisible()
    await expect(screen.queryByRole('button', { name: text('invitations.list.invite') })).toBeNull()
    const main = within(screen.getByRole('main'))
    await expect(main.getAllByRole('link', { name: text('navigation.upgrade') })).toHaveLength(1)
  },
}

/** Pending for the provider, but its week is over. */
export const Expired: Story = {
  tags: ['INV-10', 'INV-14'],
  args: { url: '/users/invitations?status=expired' },
  play: async () => {
    const row = await rowOf('noemie.picard@exemple.example')
    await expect(row.getByText(text('invitations.list.status.expired'))).toBeVisible()
    await expect(row.getAllByRole('button')).toHaveLength(1)
    await expect(row.getByRole('button', { name: pattern('invitations.list.resend.for') })).toBeVisible()
  },
}

export const UnknownStatus: Story = {
  tags: ['INV-10'],
  play: async () => {
    const row = await rowOf('rebond@exemple.example')
    await expect(row.getByText('bounced')).toBeVisible()
    await expect(row.queryByRole('button')).toBeNull()
  },
}

/** None of the fields is promised (decision 6). */
export const FieldsMissing: Story = {
  tags: ['INV-06'],
  beforeEach: ({ msw }) =>
    msw.use(answer('listInvitations', { invitations: [{}, { id: 7, status: 'pending', brand_id: 12 }] })),
  parameters: { steps: { from: 'md' } },
  play: async () => {
    await expect(await (await table()).findByText('#12')).toBeVisible()
    await expect(screen.getAllByRole('row')).toHaveLength(3)
  },
}

export const Forbidden: Story = {
  tags: ['INV-19', 'GRD-15', 'role'],
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival(text('errors.page.forbidden.title'))
    await expect(callsTo('listInvitations')).toEqual([])
    await expect(callsTo('validateInvitationSlots')).toEqual([])
    await expect(screen.queryByRole('link', { name: text('invitations.list.table') })).toBeNull()
  },
}
