import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { worlds } from '#mocks/domain/seed/worlds.ts'
import { ReadingBrands } from '~/features/brands/BrandList'
import { BrandsScreen } from '~/features/brands/BrandsScreen'

import { languages, looks } from '../../../.storybook/modes'
import { aBrand } from '../../support/a-brand'
import { answer, fail, fault, raw } from '../../support/answers'
import { tablePageMeta } from '../../support/page-meta'
import { shownReference } from '../../support/reference'
import { Screen } from '../../support/Screen'
import { formats, pattern, text } from '../../support/text'
import { page } from './brand-switcher'
import { findRange, listQueries, namesShown, ofList, removeFilter, rowOf } from './brands-page'

const meta = {
  title: 'features/brands/BrandsScreen',
  component: Screen,
  subcomponents: { BrandsScreen, ReadingBrands },
  ...tablePageMeta,
  args: { url: '/brands', onArrive: fn() },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** Counts the body alone: the head has what the tools brought. */
const elements = () => document.body.querySelectorAll('*').length

export const TenThousandBrands: Story = {
  tags: ['BRD-01', 'C215'],
  parameters: { visit: { world: worlds.tenThousandBrands } },
  play: async () => {
    await expect(await findRange(1, 20, 10000)).toBeVisible()
    await waitFor(() => expect(namesShown()).toHaveLength(20))
    await expect(elements()).toBeLessThan(2000)
  },
}

/** A row far outside of the window is its name alone: the page stays small, and each row is whole once it is near. */
export const HundredRows: Story = {
  tags: ['BRD-01', 'C215'],
  args: { url: '/brands?page_size=100' },
  parameters: { visit: { world: worlds.tenThousandBrands } },
  play: async () => {
    await expect(await findRange(1, 100, 10000)).toBeVisible()
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(100))
    await waitFor(() => expect(elements()).toBeLessThan(2000))
    const last = screen.getAllByRole('row').at(-1) ?? document.body
    await expect(within(last).queryByRole('link')).toBeNull()

    // on paper every row is whole, at once
    globalThis.dispatchEvent(new Event('beforeprint'))
    await expect(within(screen.getAllByRole('row').at(-1) ?? document.body).getAllByRole('link')[0]).toBeVisible()
    globalThis.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(elements()).toBeLessThan(2000))

    last.scrollIntoView()
    await expect((await within(last).findAllByRole('link'))[0]).toBeVisible()
    // the names of the columns stay, below the top bar
    const bar = screen.getByRole('banner').getBoundingClientRect()
    for (const header of screen.getAllByRole('columnheader'))
      await expect(header.getBoundingClientRect().top).toBe(bar.bottom)
    await expect(elements()).toBeLessThan(2000)
    await userEvent.click(within(last).getByRole('checkbox'))
    await expect(await screen.findByText(text('lists.selection.brands', { count: 1 }))).toBeVisible()
  },
}

/** A server that knows no pages sends everything, whatever was asked. */
export const PagesIgnored: Story = {
  tags: ['BRD-04', 'C215'],
  args: { url: '/brands?page=2' },
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listBrands', page(Array.from({ length: 10_000 }, (_, at) => aBrand(at + 1, `Marque ${at + 1}`))), ofList),
    ),
  play: async () => {
    await expect(await findRange(21, 40, 10000)).toBeVisible()
    await waitFor(() => expect(namesShown()).toHaveLength(20))
    await expect(namesShown()[0]).toBe('Marque 21')
    await expect(elements()).toBeLessThan(2000)
  },
}

/** No documented filter finds them: the list is read page by page, and says how far it has come. */
export const WithoutAdministrator: Story = {
  tags: ['BRD-01', 'DSH-01'],
  args: { url: '/brands?administrator=none' },
  parameters: { chromatic: { modes: { ...looks, ...languages } } },
  play: async ({ args }) => {
    await waitFor(() => expect(namesShown()).toHaveLength(7))
    await expect(await findRange(1, 7, 7)).toBeVisible()
    await expect(listQueries()).toEqual([{ page: 1, page_size: 100, ordering: 'name' }])
    await removeFilter(text('brandpages.admin.none'))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands'))
    await expect(await findRange(1, 20, 47)).toBeVisible()
  },
}

export const ReadingAll: Story = {
  tags: ['BRD-01', 'NFR-01'],
  args: { url: '/brands?administrator=none' },
  beforeEach: ({ msw }) =>
    msw.use(
      fault('listBrands', 'hang', { when: ({ query }) => query.page === 2 }),
      answer(
        'listBrands',
        {
          results: Array.from({ length: 100 }, (_, at) => aBrand(at + 1, `Marque ${at + 1}`)),
          pagination: { count: 250, previous: null, next: '?page=2' },
        },
        ofList,
      ),
    ),
  play: async () => {
    await expect(await screen.findByText(pattern('brandpages.reading', { read: 100, total: 250 }))).toBeVisible()
  },
}

/** People open this list to see which brands still need an administrator. */
export const AdministratorMissing: Story = {
  tags: ['BRD-10'],
  globals: { viewport: { value: 'w1280' } },
  play: async () => {
    await waitFor(() => expect(namesShown()).toHaveLength(20))
    const words = screen.getAllByRole('button', { name: pattern('brandpages.admin.none') })
    const cut = words
      .flatMap((cell) => [...cell.querySelectorAll('*')])
      // what is meant for screen readers alone is one pixel wide
      .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth)
    await expect(words.length).toBeGreaterThan(2)
    await expect(cut).toEqual([])
  },
}

/** Some servers have no such page, where others have an empty one. */
export const NoSuchPage: Story = {
  tags: ['BRD-02'],
  args: { url: '/brands?page=4' },
  beforeEach: ({ msw }) =>
    msw.use(fail('listBrands', 404, { message: 'Invalid page.', when: ({ query }) => query?.page === 4 })),
  play: async ({ args }) => {
    await expect(await screen.findByText(pattern('lists.pagination.beyond'))).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: text('lists.pagination.first') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands'))
    await rowOf('Boulangerie Marceau')
  },
}

export const LastOfThePage: Story = {
  tags: ['BRD-24', 'destructive'],
  args: { url: '/brands?page=3&page_size=23' },
  play: async ({ args }) => {
    await waitFor(() => expect(namesShown()).toHaveLength(1))
    const [name = ''] = namesShown()
    await userEvent.click((await rowOf(name)).getByRole('button', { name: pattern('lists.moreActions.for') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('lists.delete') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), name)
    await userEvent.click(dialog.getByRole('button', { name: text('brandpages.delete.confirm') }))
    await waitFor(() => expect(args.onArrive).toHaveBeenLastCalledWith('/brands?page=2&page_size=23'))
    await expect(await findRange(24, 46, 46)).toBeVisible()
  },
}

/** It counts nothing, or has pages of its own size: every row can be reached all the same. */
export const OwnPages: Story = {
  tags: ['BRD-01', 'BRD-04'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        'listBrands',
        ({ query }) => {
          const first = ((query?.page ?? 1) - 1) * 25
          const results = Array.from({ length: first === 50 ? 10 : 25 }, (_, at) => {
            const id = first + at + 1
            return aBrand(id, `Marque ${id}`)
          })
          return { results, pagination: { count: 60, previous: null, next: first === 50 ? null : '?page=n' } }
        },
        ofList,
      ),
    ),
  play: async () => {
    await expect(await findRange(1, 25, 60)).toBeVisible()
    await rowOf('Marque 25')
    await userEvent.click(screen.getByRole('button', { name: text('lists.pagination.next') }))
    await expect(await findRange(26, 50, 60)).toBeVisible()
    const next = screen.getByRole('button', { name: text('lists.pagination.next') })
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await findRange(51, 60, 60)).toBeVisible()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    // at the end, too, the focus stays where it was
    await expect(next).toHaveFocus()
  },
}

/** Rows arrived, but none can be read: this is not a company without brands. */
export const UnreadableRows: Story = {
  tags: ['NFR-01', 'BRD-15'],
  beforeEach: ({ msw }) =>
    msw.use(raw('listBrands', { success: true, data: { results: [{ nom: 'Port' }, 'Café'] } }, ofList)),
  play: async ({ msw }) => {
    await expect(await screen.findByText(text('brands.list.failed'))).toBeVisible()
    await expect(await shownReference()).toHaveTextContent(
      pattern('common.reference', { reference: `INVALID_RESPONSE · listBrands · ${formats().date('2026-03-16')}` }),
    )
    msw.use(answer('listBrands', { results: [aBrand(1, 'Port')] }, ofList))
    await userEvent.click(within(screen.getByRole('table')).getByRole('button', { name: text('common.retry') }))
    await expect(await screen.findByRole('rowheader', { name: 'Port' })).toBeVisible()
  },
}

/** Filters that are not set look alike. */
export const FiltersAlike: Story = {
  tags: ['BRD-22'],
  play: async () => {
    await waitFor(() => expect(namesShown()).toHaveLength(20))
    const admin = screen.getByRole('combobox', { name: text('brandpages.admin') })
    await expect(admin).toHaveAttribute('placeholder', text('brandpages.filter.admin.all'))
    const { color, opacity } = getComputedStyle(admin, '::placeholder')
    const state = getComputedStyle(screen.getByRole('combobox', { name: text('brandpages.state') }))
    await expect({ color, opacity }).toEqual({ color: state.color, opacity: '1' })
  },
}

/** Brands that were inactive before do not count as failures: there were others to deactivate. */
export const BulkFailed: Story = {
  tags: ['BRD-19', 'BRD-22', 'NFR-04'],
  parameters: { visit: { world: { brands: 8 } } },
  beforeEach: ({ msw }) => msw.use(fail('toggleBrandActive', 403, { message: 'Réservé à l’agence.' })),
  play: async () => {
    for (const name of ['Café de l’Étoile', 'Les Jardins d’Épicure'])
      await userEvent.click((await rowOf(name)).getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: text('brandpages.deactivate') }))
    await expect(await screen.findByText(text('brandpages.bulk.failed', { count: 1 }))).toBeVisible()
    await expect(
      screen.getByText(pattern('brandpages.bulk.inactive', { count: 1, names: 'Les Jardins d’Épicure' })),
    ).toBeVisible()
    await expect(screen.queryByText(text('brandpages.bulk.deactivated', { count: 0 }))).toBeNull()
    // one message says what was refused: the general one gives way
    await expect(screen.queryByText(pattern('errors.forbidden.toast'))).toBeNull()
  },
}
