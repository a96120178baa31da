import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { BrandPicker } from '~/features/brands/selector/BrandPicker'

import { aBrand } from '../../support/a-brand'
import { answer, fail } from '../../support/answers'
import { callsTo } from '../../support/calls'
import { pageMeta } from '../../support/page-meta'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'
import { open, options, page } from './brand-switcher'

const meta = {
  component: Screen,
  subcomponents: { BrandPicker },
  args: { url: '/pages' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const many = Array.from({ length: 100 }, (_, at) => aBrand(at + 1, `Marque ${String(at + 1).padStart(3, '0')}`))

export const BrandSwitcherMany: Story = {
  tags: ['SEL-04', 'SEL-06'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listBrands', ({ query }) => {
        const found = many.filter(({ name }) => name.includes(query.search ?? ''))
        const from = ((query.page ?? 1) - 1) * 20
        return page(found.slice(from, from + 20), found.length)
      }),
    ),
  play: async () => {
    const field = await open()
    await expect(options()).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: text('data.loadMore') }))
    await waitFor(() => expect(options()).toHaveLength(40))
    await waitFor(() =>
      expect(screen.getByText(text('brandpages.selector.count', { shown: 40, total: 100 }))).toBeInTheDocument(),
    )
    await userEvent.type(field, '077')
    await waitFor(() => expect(options()).toEqual(['Marque 077']))
    await waitFor(() =>
      expect(screen.getByText(text('brandpages.selector.count', { shown: 1, total: 1 }))).toBeInTheDocument(),
    )
    for (const { query } of callsTo('listBrands')) await expect(query).toMatchObject({ page_size: 20, is_active: true })
  },
}

const twenty = page(many.slice(0, 20), 100)
const isSecond = ({ query }: { query?: { page?: number } }) => query?.page === 2

export const MoreFailed: Story = {
  tags: ['SEL-06', 'NFR-01'],
  beforeEach: ({ msw }) =>
    msw.use(
      fail('listBrands', 400, { when: isSecond, times: 1 }),
      answer('listBrands', ({ query }) => (query.page === 2 ? page(many.slice(20, 40), 100) : twenty)),
    ),
  play: async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: text('data.loadMore') }))
    await expect(await screen.findByText(text('brands.list.failed'))).toBeVisible()
    await expect(options()).toHaveLength(20)
  },
}

export const MoreRetried: Story = {
  ...MoreFailed,
  play: async (context) => {
    await MoreFailed.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: text('data.loadMore') }))
    await waitFor(() => expect(options()).toHaveLength(40))
    await expect(screen.queryByText(text('brands.list.failed'))).toBeNull()
  },
}

/** Brands were deleted meanwhile: some servers answer 404 for a page beyond the last. */
export const NoMore: Story = {
  tags: ['SEL-06', 'C245'],
  beforeEach: ({ msw }) => msw.use(fail('listBrands', 404, { when: isSecond }), answer('listBrands', twenty)),
  play: async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: text('data.loadMore') }))
    await waitFor(() => expect(screen.queryByRole('button', { name: text('data.loadMore') })).toBeNull())
    await expect(options()).toHaveLength(20)
    await expect(screen.queryByText(text('brands.list.failed'))).toBeNull()
  },
}

export const LastSearchWins: Story = {
  tags: ['SEL-06'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listBrands', async ({ query: { search = '' } }) => {
        if (search === 'Ma') await delay(900)
        return page(search === 'Ma' ? [aBrand(1, 'Trop tard')] : [aBrand(2, `Réponse ${search}`), aBrand(3, 'Autre')])
      }),
    ),
  play: async () => {
    const field = await open()
    await userEvent.type(field, 'Ma')
    await delay(400)
    await userEvent.type(field, 'rc')
    await waitFor(() => expect(options()[0]).toContain('Réponse Marc'))
    await delay(700)
    await expect(options()[0]).toContain('Réponse Marc')
  },
}

const lune = (id: number) => ({
  ...aBrand(id, `Enseigne ${String(id).padStart(2, '0')}`),
  url: `https://www.lune-${id}.fr`,
})

/** The server searches the website, too. Matches by name come first, and the first of them is in view. */
export const NamesBeforeSites: Story = {
  tags: ['SEL-06'],
  parameters: { visit: { selectedBrandId: 8 } },
  beforeEach: ({ msw }) => {
    const all = [
      ...Array.from({ length: 16 }, (_, at) => lune(at + 1)),
      aBrand(17, 'Optique Lune'),
      aBrand(18, 'Optique Lumen'),
    ]
    msw.use(
      answer('listBrands', async ({ query: { search = '' } }) => {
        if (search) await delay(300)
        return page(all.filter(({ name, url }) => `${name} ${url}`.toLowerCase().includes(search)))
      }),
    )
  },
  play: async () => {
    const field = await open()
    const listbox = screen.getByRole('listbox')
    const highlighted = () => listbox.querySelector('[data-highlight]')?.textContent
    await userEvent.type(field, 'lum')
    await waitFor(() => expect(options()).toEqual(['Optique Lumen']))
    await userEvent.type(field, '{Backspace}')
    await waitFor(() => expect(options()).toHaveLength(18))
    await expect(options().slice(0, 3)).toEqual(['Optique Lune', 'Optique Lumen', 'Enseigne 01lune-1.fr'])
    await expect(highlighted()).toBe('Optique Lune')
    await expect(listbox.scrollTop).toBe(0)
    // where the user has moved, the next answer changes nothing
    await userEvent.type(field, 'n')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(options()).toHaveLength(17))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(highlighted()).toBe('Enseigne 02lune-2.fr')
  },
}

export const NothingFound: Story = {
  tags: ['SEL-06'],
  play: async () => {
    const field = await open()
    await userEvent.type(field, 'Zzz')
    await expect(await screen.findByText(pattern('brandpages.selector.noMatch'))).toBeVisible()
  },
}

export const SearchCleared: Story = {
  tags: ['SEL-06'],
  play: async () => {
    const field = await open()
    await userEvent.type(field, 'Zzz')
    await screen.findByText(pattern('brandpages.selector.noMatch'))
    await userEvent.clear(field)
    await screen.findByRole('option', { name: /Auberge du Vieux Moulin/ })
  },
}

export const TenThousandBrands: Story = {
  tags: ['SEL-06'],
  beforeEach: ({ msw }) =>
    msw.use(answer('listBrands', page(Array.from({ length: 10_000 }, (_, at) => aBrand(at + 1, `Marque ${at + 1}`))))),
  play: async () => {
    await open()
    const list = screen.getByRole('listbox')
    await userEvent.click(screen.getByRole('button', { name: text('data.loadMore') }))
    await waitFor(() => expect(options()).toHaveLength(40))
    await expect(list.querySelectorAll('*').length).toBeLessThan(2000)
  },
}

const longName = 'Compagnie Générale des Établissements Réunis de Restauration et d’Hôtellerie de la Côte d’Opale'

export const BrandSwitcherLongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(answer('listBrands', page([aBrand(1, longName), aBrand(2, longName.replaceAll(' ', '')), aBrand(3, 'Z')]))),
  play: async () => {
    await open()
    const list = screen.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
}
