import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import { BASTIEN, LEA } from '#mocks/domain/seed/named.ts'
import { worlds } from '#mocks/domain/seed/worlds.ts'
import { PagesScreen } from '~/features/pages/PagesScreen'

import { languages, looks } from '../../../.storybook/modes'
import { aBrand } from '../../support/a-brand'
import { answer, fail, fault } from '../../support/answers'
import { askAnew } from '../../support/app-page'
import { callsTo } from '../../support/calls'
import { arrival } from '../../support/page'
import { pageMeta } from '../../support/page-meta'
import { READ_ONLY_ADMIN } from '../../support/read-only-admin'
import { Screen } from '../../support/Screen'
import { pattern, text } from '../../support/text'

const meta = {
  component: Screen,
  subcomponents: { PagesScreen },
  args: { url: '/pages' },
  ...pageMeta,
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const OfTheSelectedBrand: Story = {
  tags: ['DSH-03', 'SEL-09'],
  parameters: { visit: { as: BASTIEN }, chromatic: { modes: { ...looks, ...languages } } },
  play: async () => {
    await arrival(text('pages.title'))
    await expect(await screen.findByRole('heading', { level: 2, name: 'Boulangerie Marceau' })).toBeVisible()
    await expect(screen.getByText(text('pages.unavailable'))).toBeVisible()
    await expect(screen.queryByText(pattern('pages.readOnly'))).toBeNull()
  },
}

/** Whoever chooses another brand sees its page. */
export const FollowsTheSelector: Story = {
  tags: ['SEL-09'],
  play: async () => {
    await arrival(text('pages.title'))
    await userEvent.click(await screen.findByRole('button', { name: pattern('brands.selector.open') }))
    const panel = within(await screen.findByRole('dialog', { name: text('brands.selector.open') }))
    await userEvent.type(await panel.findByRole('combobox'), 'brasserie')
    await userEvent.click(await panel.findByRole('option', { name: /Brasserie du Port/ }))
    await expect(await screen.findByRole('heading', { level: 2, name: 'Brasserie du Port' })).toBeVisible()
    await waitFor(() => expect(callsTo('getBrand').map(({ path }) => path?.id)).toContain(2))
  },
}

export const ReadOnly: Story = {
  tags: ['DSH-03', 'K36', 'role'],
  parameters: { visit: { as: LEA } },
  play: async () => {
    await arrival(text('pages.title'))
    await expect(await screen.findByText(pattern('pages.readOnly'))).toBeVisible()
    // once: who could not edit them anyway need not read that nobody can
    await expect(screen.queryByText(text('pages.unavailable'))).toBeNull()
  },
}

/** The flag of a company admin changes nothing of it. */
export const ReadOnlyAdmin: Story = {
  ...ReadOnly,
  tags: ['DSH-03', 'K23', 'K36', 'role'],
  parameters: READ_ONLY_ADMIN,
}

const BEFORE = aBrand(1, 'Trop tard')

let late: PromiseWithResolvers<void>

/** The answer about the brand before comes last: it is not shown under the new one. */
export const LateAnswer: Story = {
  tags: ['SEL-09', 'C208'],
  parameters: { visit: { as: BASTIEN, selectedBrandId: 1 } },
  beforeEach({ msw }) {
    late = Promise.withResolvers()
    msw.use(
      answer(
        'getBrand',
        async () => {
          await late.promise
          return BEFORE
        },
        { when: ({ path }) => path.id === 1 },
      ),
    )
  },
  play: async () => {
    await arrival(text('pages.title'))
    await userEvent.click(await screen.findByRole('button', { name: pattern('brands.selector.open') }))
    await userEvent.click(await screen.findByRole('option', { name: /Brasserie du Port/ }))
    await expect(await screen.findByRole('heading', { level: 2, name: 'Brasserie du Port' })).toBeVisible()
    late.resolve()
    await askAnew()
    await expect(screen.getByRole('heading', { level: 2, name: 'Brasserie du Port' })).toBeVisible()
    await expect(screen.queryByText('Trop tard')).toBeNull()
  },
}

const noBrand = () => text('brands.none')

/** The first brand is created from here too. */
export const NoBrand: Story = {
  tags: ['SEL-07'],
  parameters: { visit: { world: worlds.noBrand } },
  play: async () => {
    await arrival(text('pages.title'))
    const main = within(screen.getByRole('main'))
    await expect(await main.findByText(noBrand())).toBeVisible()
    await expect(main.getByText(pattern('brands.empty.admin'))).toBeVisible()
    const create = main.getByRole('link', { name: text('brands.selector.create') })
    await expect(create).toHaveAttribute('href', '/brands?create=true')
    await expect(create.querySelector('svg')).toBeVisible()
  },
}

export const NoBrandNoPermission: Story = {
  tags: ['SEL-07', 'PRM-09', 'role'],
  parameters: { visit: { as: LEA, world: worlds.noBrand } },
  play: async () => {
    await arrival(text('pages.title'))
    const main = within(screen.getByRole('main'))
    await expect(await main.findByText(noBrand())).toBeVisible()
    await expect(main.getByText(pattern('brands.empty.member'))).toBeVisible()
    await expect(main.queryByRole('link', { name: text('brands.selector.create') })).toBeNull()
  },
}

const INACTIVE = { ...BEFORE, name: 'Atelier fermé', is_active: false }
/** The server has one brand, which is inactive. */
const allInactive = answer('listBrands', ({ query }) => {
  const results = query.is_active === true ? [] : [INACTIVE]
  return { results, pagination: { count: results.length, previous: null, next: null } }
})

export const NoActiveBrand: Story = {
  tags: ['SEL-07', 'DSH-03'],
  beforeEach: ({ msw }) => msw.use(allInactive),
  play: async () => {
    await arrival(text('pages.title'))
    const main = within(screen.getByRole('main'))
    await expect(await main.findByText(text('pages.noActive.title'))).toBeVisible()
    await expect(main.getByText(pattern('pages.noActive.admin'))).toBeVisible()
    await expect(main.queryByText(noBrand())).toBeNull()
    const link = main.getByRole('link', { name: text('pages.noActive.action') })
    await expect(link).toHaveAttribute('href', '/brands?is_active=false')
  },
}

export const NoActiveBrandNoPermission: Story = {
  tags: ['SEL-07', 'PRM-09', 'role'],
  parameters: { visit: { as: LEA } },
  beforeEach: ({ msw }) => msw.use(allInactive),
  play: async () => {
    await arrival(text('pages.title'))
    await expect(await screen.findByText(pattern('pages.noActive.member'))).toBeVisible()
  },
}

/** While the brands are on their way, none is missing. */
export const Loading: Story = {
  tags: ['SEL-07', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fault('listBrands', 'hang')),
  play: async () => {
    await arrival(text('pages.title'))
    await expect((await within(screen.getByRole('main')).findAllByText(text('common.loading'))).length).toBeGreaterThan(
      0,
    )
    await expect(screen.queryByText(noBrand())).toBeNull()
  },
}

const failed = () => text('brands.details.failed')

let failedBefore: boolean

/** The list says which brand takes the place of one that is gone: until then no failure is shown. */
export const SelectedBrandGone: Story = {
  tags: ['SEL-02', 'C203'],
  parameters: { visit: { selectedBrandId: 9999 } },
  beforeEach({ msw }) {
    msw.use(fault('listBrands', 'textual-numbers', { delay: 500 }))
    failedBefore = false
    const watch = new MutationObserver(() => {
      failedBefore ||= document.body.textContent?.includes(failed()) ?? false
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  },
  play: async () => {
    await arrival(text('pages.title'))
    const main = within(screen.getByRole('main'))
    await expect(await main.findByText(text('pages.unavailable'))).toBeVisible()
    await expect(callsTo('getBrand').map(({ path }) => path.id)).toContain(9999)
    await expect(failedBefore).toBe(false)
  },
}

export const Failed: Story = {
  tags: ['BRD-15', 'NFR-01'],
  beforeEach: ({ msw }) => msw.use(fail('getBrand', 500)),
  play: async () => {
    await arrival(text('pages.title'))
    await expect(await screen.findByText(failed())).toBeVisible()
  },
}
