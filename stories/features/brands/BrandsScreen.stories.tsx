import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { BrandTools } from '~/features/brands/BrandList'
import { BrandsScreen } from '~/features/brands/BrandsScreen'
import { BrandTable } from '~/features/brands/BrandTable'
import { USER_COUNT } from '~/features/shared/user/user-texts'

import { languages, looks } from '../../../.storybook/modes'
import { aBrand } from '../../support/a-brand'
import { answer, fail, fault } from '../../support/answers'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { page } from './brand-switcher'
import { brandsTable, findRange, listQueries, namesShown, ofList, removeFilter, rowOf } from './brands-page'

const meta = {
  component: Screen,
  subcomponents: { BrandsScreen, BrandTable, BrandTools },
  ...pageMeta,
  args: { url: '/brands', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['BRD-01', 'BRD-05', 'BRD-22'],
  globals: { viewport: { value: 'w1440' } },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    const row = await rowOf('Boulangerie Marceau')
    await expect(row.getByText('boulangeriemarceau.example')).toBeVisible()
    await expect(await row.findByText('Bastien Morel')).toBeVisible()
    await expect(row.getByRole('switch')).toBeChecked()
    await expect(await findRange(1, 20, 47)).toBeVisible()
    await expect(listQueries()).toEqual([{ page: 1, page_size: 20, ordering: 'name' }])
  },
}

export const Loading: Story = {
  tags: ['NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('listBrands', 'hang', ofList)),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await brandsTable()
    await expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  tags: ['NFR-01', 'BRD-22'],
  parameters: { visit: { world: worlds.noBrand }, chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('navigation.brands'))
    await expect(await screen.findByRole('heading', { name: text('brands.none') })).toBeVisible()
    await expect(screen.queryByRole('searchbox')).toBeNull()
  },
}

export const EmptyCreates: Story = {
  ...Empty,
  play: async (context) => {
    await Empty.play?.(context)
    const [main] = screen.getAllByRole('main')
    await userEvent.click(within(main ?? document.body).getByRole('button', { name: text('brands.selector.create') }))
    await waitFor(() => expect(context.args.onArrive).toHaveBeenLastCalledWith('/brands?create=true'))
    await screen.findByRole('dialog', { name: text('brands.selector.create') })
  },
}

export const NoResult: Story = {
  tags: ['C181'],
  args: { url: `/brands?search=${encodeURIComponent('%\\ 🦊')}` },
  play: async ({ args }) => {
    await expect(await screen.findByRole('heading', { name: text('lists.noMatch') })).toBeVisible()
    await expect(screen.getByRole('searchbox')).toHaveValue('%\\ 🦊')
    await userEvent.click(screen.getByRole('button', { name: text('lists.filters.clear') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands'))
    await rowOf('Boulangerie Marceau')
  },
}

export const Failed: Story = {
  tags: ['BRD-13'],
  parameters: { chromatic: { modes: looks } },
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 500, { ...ofList, times: 1 })),
  play: async () => {
    await arrival(text('navigation.brands'))
    await expect(await screen.findByText(text('brands.list.failed'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('common.retry') }))
    await rowOf('Boulangerie Marceau')
  },
}

/** The server refuses the list to this user: the list shows its error text, who can grant it, and a retry (F §8). */
export const Forbidden: Story = {
  tags: ['BRD-13', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 403, ofList)),
  play: async () => {
    await expect(await screen.findByText(text('brands.list.failed'))).toBeVisible()
  },
}

export const Filtered: Story = {
  tags: ['BRD-01', 'BRD-03'],
  parameters: { steps: { from: 'sm' } },
  args: { url: '/brands?company=1&is_active=false&brand_admin=abc' },
  play: async ({ args }) => {
    await rowOf('Architectes Réunis')
    await expect(listQueries()).toEqual([{ company: 1, is_active: false, page: 1, page_size: 20, ordering: 'name' }])
    await removeFilter(text('brandpages.filter.company', { company: 'Atelier Lumière' }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands?is_active=false'))
    await removeFilter(text('brandpages.filter.state', { state: text('brands.inactive') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands'))
  },
}

export const Searched: Story = {
  tags: ['BRD-02', 'C181'],
  parameters: { steps: { from: 'sm' } },
  play: async ({ args }) => {
    await brandsTable()
    await userEvent.type(screen.getByRole('searchbox'), '  cafe ')
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands?search=cafe'))
    await waitFor(() => expect(namesShown()).toEqual(['Café de l’Étoile']))
    await expect(screen.getByRole('searchbox')).toHaveValue('  cafe ')
  },
}

export const SortedByUsers: Story = {
  tags: ['BRD-01'],
  args: { url: '/brands?page=2' },
  parameters: { steps: { from: 'sm' } },
  play: async ({ args }) => {
    const table = await brandsTable()
    await userEvent.click(table.getByRole('button', { name: text('brandpages.people') }))
    // another order begins at its first page
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith(`/brands?ordering=${USER_COUNT}`))
    await userEvent.click(table.getByRole('button', { name: text('brandpages.people') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith(`/brands?ordering=-${USER_COUNT}`))
    await expect(table.getByRole('columnheader', { name: pattern('brandpages.people') })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

export const SecondPage: Story = {
  tags: ['BRD-01'],
  args: { url: '/brands?page=2' },
  play: async ({ args }) => {
    await expect(await findRange(21, 40, 47)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('lists.pagination.next') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands?page=3'))
    await expect(await findRange(41, 47, 47)).toBeVisible()
  },
}

export const BeyondTheEnd: Story = {
  tags: ['BRD-02'],
  args: { url: '/brands?page=99' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: text('lists.pagination.first') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands'))
    await rowOf('Boulangerie Marceau')
  },
}

export const HundredBrands: Story = {
  tags: ['K16', 'C215'],
  args: { url: '/brands?page_size=500' },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listBrands', page(Array.from({ length: 100 }, (_, at) => aBrand(at + 1, `Marque ${at + 1}`))), ofList),
    ),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await screen.findByRole('rowheader', { name: 'Marque 100' })
    await expect(listQueries().map(({ page_size }) => page_size)).toEqual([100])
  },
}

/** F §3 promises nothing but the results. */
export const WithoutPagination: Story = {
  tags: ['BRD-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        'listBrands',
        { results: Array.from({ length: 8 }, (_, at) => aBrand(at + 1, `Marque ${at + 1}`)) },
        ofList,
      ),
    ),
  play: async () => {
    await rowOf('Marque 8')
    await expect(screen.getByRole('button', { name: text('lists.pagination.next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

const LONG = 'Compagnie Générale des Établissements Réunis de Restauration et d’Hôtellerie de la Côte d’Opale'

export const LongText: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w1440' } },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        'listBrands',
        page([
          { ...aBrand(1, LONG), url: `https://${'sous-domaine.'.repeat(8)}example`, brand_admin: 'a'.repeat(60) },
          { ...aBrand(2, 'Adresse étrange'), url: 'javascript:alert(1)' },
        ]),
        ofList,
      ),
    ),
  play: async () => {
    await rowOf(LONG)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull()
  },
}

export const InactiveRows: Story = {
  args: { url: '/brands?is_active=false' },
  parameters: { visit: { as: LEA, world: worlds.agency } },
  beforeEach: ({ msw }) =>
    msw.use(answer('listBrands', page([{ ...aBrand(6, 'Maison Vauquelin'), is_active: false }]), ofList)),
  play: async () => {
    await expect((await rowOf('Maison Vauquelin')).getByText(text('brands.inactive'))).toBeVisible()
  },
}

export const MobileCards: Story = {
  tags: ['NFR-09'],
  globals: { viewport: { value: 'w360' } },
  parameters: { chromatic: { modes: looks } },
  play: async () => {
    await arrival(text('navigation.brands'))
    await expect(await findRange(1, 20, 47)).toBeVisible()
    if (window.innerWidth < 600) await expect(screen.queryByRole('table')).toBeNull()
  },
}
