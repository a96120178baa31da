import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { InvitationFilterBar } from '~/features/invitations/list/InvitationFilterBar'

import { languages, looks } from '../../../../.storybook/modes'
import { answer } from '../../../support/answers'
import { callsTo } from '../../../support/calls'
import { arrival } from '../../../support/page'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { formats, text } from '../../../support/text'
import { withInstallation } from '../../../support/with-installation'
import { rowOf, SARAH, table } from '../invitations-page'

const meta = {
  component: Screen,
  subcomponents: { InvitationFilterBar },
  ...pageMeta,
  args: { url: '/users/invitations', onArrive: fn() },
  decorators: [withInstallation],
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const FilterPending: Story = {
  tags: ['INV-06'],
  parameters: { steps: { from: 'md' } },
  args: { url: '/users/invitations?status=pending' },
  play: async ({ args }) => {
    await rowOf(SARAH)
    await expect(screen.queryByText(text('invitations.list.status.accepted'))).toBeNull()
    await userEvent.click(screen.getByRole('combobox', { name: text('invitations.list.status') }))
    await userEvent.click(await screen.findByRole('option', { name: text('invitations.list.status.all') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations'))
    await expect(
      (await rowOf('yanis.cohen@exemple.example')).getByText(text('invitations.list.status.accepted')),
    ).toBeVisible()
  },
}

export const FilterChosen: Story = {
  tags: ['INV-06', 'INV-10'],
  parameters: { steps: { from: 'md' } },
  play: async ({ args }) => {
    await rowOf(SARAH)
    await userEvent.click(screen.getByRole('combobox', { name: text('invitations.list.status') }))
    await userEvent.click(await screen.findByRole('option', { name: text('invitations.list.status.cancelled') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?status=cancelled'))
    const row = await rowOf('clara.meyer@exemple.example')
    await expect(row.getByText(text('invitations.list.status.cancelled'))).toBeVisible()
    // the whole row in one tone
    const parts = [
      row.getByText(/^clara/),
      row.getByText('Maison Vauquelin'),
      row.getByText(text('common.role.brand_member')),
    ]
    await expect(new Set(parts.map((part) => getComputedStyle(part).color)).size).toBe(1)
  },
}

export const NothingFound: Story = {
  tags: ['NFR-01', 'INV-10'],
  parameters: { steps: { from: 'md' } },
  args: { url: '/users/invitations?status=revoked' },
  play: async ({ args }) => {
    await arrival(text('invitations.list.table'))
    await expect(screen.getByRole('combobox', { name: text('invitations.list.status') })).toHaveTextContent('revoked')
    await userEvent.click(await (await table()).findByRole('button', { name: text('lists.filters.clear') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations'))
  },
}

const addresses = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)

/** Newest first, under headings of time. Another order has none. */
export const Sorted: Story = {
  tags: ['INV-06'],
  parameters: { steps: { from: 'md' } },
  play: async ({ args }) => {
    const list = await table()
    const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
    const february = new Date('2026-02-01').toLocaleDateString(document.documentElement.lang, month)
    await waitFor(() =>
      expect(list.getByRole('columnheader', { name: formats().relative('2026-03-16') })).toBeVisible(),
    )
    await expect(list.getByRole('columnheader', { name: formats().relative('2026-03-15') })).toBeVisible()
    await expect(list.getByRole('columnheader', { name: february })).toBeVisible()
    await expect(addresses()[0]).toBe(SARAH)
    await userEvent.click(list.getByRole('button', { name: text('invitations.list.email') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?ordering=email'))
    await waitFor(() => expect(addresses()[0]).toBe('clara.meyer@exemple.example'))
    await expect(list.queryByRole('columnheader', { name: formats().relative('2026-03-15') })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: text('invitations.list.email') }))
    await waitFor(() => expect(addresses()[0]).toBe('yanis.cohen@exemple.example'))
  },
}

/** Without accents and in part; the file has what was found. */
export const Searched: Story = {
  tags: ['INV-06'],
  parameters: { steps: { from: 'md' }, chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ args }) => {
    await rowOf(SARAH)
    await userEvent.type(screen.getByRole('searchbox', { name: text('invitations.list.search') }), 'boulang sarah')
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?search=boulang+sarah'))
    await waitFor(() => expect(addresses()).toEqual([SARAH]))
    await expect(callsTo('listInvitations')).toHaveLength(1)
  },
}

export const NobodyFound: Story = {
  tags: ['NFR-01', 'INV-06'],
  args: { url: '/users/invitations?search=personne' },
  parameters: { chromatic: { modes: looks } },
  play: async ({ args }) => {
    await arrival(text('invitations.list.table'))
    await expect(await screen.findByRole('heading', { name: text('access.review.nothing') })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('lists.filters.clear') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations'))
    await rowOf(SARAH)
  },
}

/** One brand, by a server that names who invited. */
export const FilterBrandAndSender: Story = {
  tags: ['INV-06', 'INV-14'],
  args: { url: '/users/invitations?for_brand=2' },
  parameters: { steps: { from: 'md' }, chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listInvitations', {
        invitations: [
          { id: 1, email: 'nora@exemple.example', brand_id: 1, brand_name: 'Café Lune', invited_by: 'Claire Fontaine' },
          { id: 2, email: 'paul@exemple.example', brand_id: 2, brand_name: 'Taxi Rivière', invited_by: 'Léa Martin' },
          {
            id: 3,
            email: 'anna@exemple.example',
            brand_id: 2,
            brand_name: 'Taxi Rivière',
            invited_by: 'Claire Fontaine',
          },
        ],
      }),
    ),
  play: async ({ args }) => {
    await rowOf('anna@exemple.example')
    await expect(screen.getByRole('combobox', { name: text('forms.label.brand') })).toHaveTextContent('Taxi Rivière')
    await userEvent.click(screen.getByRole('combobox', { name: text('invitations.list.sender') }))
    await userEvent.click(await screen.findByRole('option', { name: 'Léa Martin' }))
    await waitFor(() => expect(addresses()).toEqual(['paul@exemple.example']))
    await expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?for_brand=2&sender=L%C3%A9a+Martin')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: text('lists.filters.remove', { name: 'Taxi Rivière' }) }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?sender=L%C3%A9a+Martin'))
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: text('forms.label.brand') })).toHaveTextContent(
        text('invitations.list.brand.all'),
      ),
    )
  },
}

/** Cards have no header: the order is among the filters. */
export const Phone: Story = {
  tags: ['INV-06'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ args }) => {
    await arrival(text('invitations.list.table'))
    const list = within(await screen.findByRole('list', { name: text('invitations.list.table') }))
    await userEvent.click(screen.getByRole('button', { name: text('lists.filters') }))
    await userEvent.click(await screen.findByRole('combobox', { name: text('invitations.list.sort') }))
    await userEvent.click(await screen.findByRole('option', { name: text('invitations.list.sort.oldest') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/users/invitations?ordering=created_at'))
    await userEvent.click(screen.getByRole('button', { name: text('lists.filters.apply') }))
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveTextContent('hector.vidal'))
  },
}

const middle = (part: Element) => part.getBoundingClientRect().top + part.getBoundingClientRect().bottom

/** The search has room for its words: the third filter stands beside the tools. */
export const SearchBesideThreeFilters: Story = {
  tags: ['INV-06', 'NFR-08'],
  globals: { viewport: { value: 'w768' }, locale: 'de' },
  play: async () => {
    const search = await screen.findByRole('searchbox')
    const sort = await screen.findByRole('combobox', { name: text('invitations.list.sort') })
    await expect(search.getBoundingClientRect().width).toBeGreaterThan(300)
    await expect(search.getBoundingClientRect().bottom).toBeLessThanOrEqual(sort.getBoundingClientRect().top)
    await expect(middle(screen.getByRole('button', { name: text('lists.export') }))).toBeCloseTo(middle(sort), 0)
  },
}

/** On a phone an address is as long as its line, and no row has more than two lines. */
export const LongAddressOnPhone: Story = {
  tags: ['INV-06', 'NFR-08'],
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await arrival(text('invitations.list.table'))
    const list = within(await screen.findByRole('list', { name: text('invitations.list.table') }))
    const rows = list.getAllByRole('listitem')
    await expect(rows.some(({ textContent }) => textContent.includes('marguerite.de-la-tour-du-pin-chambly'))).toBe(
      true,
    )
    const address = screen.getByText(/^marguerite/)
    await expect(address.offsetHeight).toBe(18)
    await expect(address.closest('li')?.offsetHeight).toBeLessThanOrEqual(68)
  },
}
