import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { AccessReviewScreen, AskToRead } from '~/features/access/review/AccessReviewScreen'

import { languages, looks } from '../../../../.storybook/modes'
import { aBrand } from '../../../support/a-brand'
import { answer } from '../../../support/answers'
import { callsTo } from '../../../support/calls'
import { arrival } from '../../../support/page'
import { pageMeta } from '../../../support/page-meta'
import { Screen } from '../../../support/Screen'
import { pattern, text } from '../../../support/text'
import { appears, matrix, rowOf } from '../access-page'

const meta = {
  title: 'features/access/review/AccessReviewScreen',
  component: Screen,
  subcomponents: { AccessReviewScreen, AskToRead },
  ...pageMeta,
  args: { url: '/settings/access-review' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

const many = <Row,>(count: number, make: (at: number) => Row) => Array.from({ length: count }, (_, at) => make(at))
const pageOf = <Row,>(rows: Row[], page = 1) => ({
  results: rows.slice((page - 1) * 100, page * 100),
  pagination: { count: rows.length, previous: null, next: page * 100 < rows.length ? 'more' : null },
})

const user = (at: number) => ({
  id: at + 1,
  username: `personne_${at}`,
  first_name: 'Personne',
  last_name: String(at + 1).padStart(4, '0'),
  email: `personne.${at}@atelier-lumiere.example`,
  user_type: 'brand_member' as const,
  is_active: true,
})
const PEOPLE = many(1000, user)
const BRANDS = many(200, (at) => aBrand(at + 1, `Marque ${String(at + 1).padStart(3, '0')}`))

const CROWD = many(2100, (at) => ({ ...user(at), is_active: at < 100 }))

/** 21 pages of users and one of brands: they are read when the user agrees, and not before. */
export const Long: Story = {
  tags: ['ACC-29'],
  parameters: { steps: { from: 'sm' }, chromatic: { modes: { ...looks, ...languages } } },
  beforeEach: ({ msw }) => msw.use(answer('listUsers', ({ query }) => pageOf(CROWD, query?.page))),
  play: async () => {
    await arrival(text('access.review.title'))
    const go = await screen.findByRole('button', { name: text('access.review.ask.go', { pages: 22 }) })
    await appears(screen.getByText(pattern('access.review.ask', { pages: 22 })))
    await expect(callsTo('listUsers')).toHaveLength(1)
    await expect(callsTo('listBrandUsers')).toHaveLength(0)
    await userEvent.click(go)
    await matrix()
    await expect(callsTo('listUsers')).toHaveLength(21)
  },
}

/** The same of a server that gives no total: after twenty pages it is not known how many are left. */
export const LongWithoutTotal: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listUsers', ({ query }) => ({
        ...pageOf(CROWD, query?.page),
        pagination: { count: 0, previous: null, next: (query?.page ?? 1) < 21 ? 'more' : null },
      })),
    ),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    await arrival(text('access.review.title'))
    const go = await screen.findByRole('button', { name: text('access.review.ask.more') })
    await expect(callsTo('listUsers').length).toBeLessThanOrEqual(20)
    await userEvent.click(go)
    await matrix()
    await expect(callsTo('listUsers')).toHaveLength(21)
  },
}

/** 1,000 people × 200 brands: a window of the matrix is drawn, and the last cell is reached by scrolling. */
export const Large: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answer('listUsers', ({ query }) => pageOf(PEOPLE, query?.page)),
      answer('listBrands', ({ query }) => pageOf(BRANDS, query?.page)),
      answer('listBrandUsers', ({ path }) => ({
        users: PEOPLE.filter(({ id }) => id % 20 === (path?.id ?? 0) % 20).map((user) => ({
          ...user,
          is_brand_admin: user.id === 1000,
          company: 'Atelier Lumière',
        })),
        admin_user: null,
      })),
    ),
  parameters: { steps: { from: 'sm' } },
  play: async () => {
    const table = await matrix()
    await expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001')
    await expect(table.getAllByRole('gridcell').length).toBeLessThan(1500)
    const frame = screen.getByRole('region', { name: text('access.review.matrix') })
    frame.scrollTo({ top: frame.scrollHeight, left: frame.scrollWidth })
    await waitFor(() =>
      expect(
        rowOf(table, 'Personne 1000').getAllByRole('gridcell', { name: text('access.review.role.admin') }),
      ).not.toHaveLength(0),
    )
    await expect(table.getByRole('columnheader', { name: 'Marque 200' })).toBeVisible()
    await expect(table.getAllByRole('gridcell').length).toBeLessThan(1500)
  },
}
