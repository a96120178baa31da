import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { clipToPage } from '~/api/list-pages'
import { brandListOptions } from '~/features/access/access-queries'
import { brandsOptions } from '~/features/brands/brand-queries'
import { FIRST_VIEW, userListOptions } from '~/features/shared/lists/use-list-filters'
import { usersOptions } from '~/features/users/users-queries'

import { openApi } from '../../../../support/open-api'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const pagination = (count: number) => ({ count, previous: null, next: null })

describe('the page that is shown (BRD-04, C215)', () => {
  it('is what was sent if that is no more than was requested', () => {
    const sent = { results: numbers(20), pagination: pagination(47) }
    expect(clipToPage(sent, { page: 2 })).toBe(sent)
  })

  it('is cut out of a whole list', () => {
    const sent = { results: numbers(10_000), pagination: pagination(10_000) }
    expect(clipToPage(sent, {}).results).toEqual(numbers(20))
    expect(clipToPage(sent, { page: 3, page_size: 50 }).results).toEqual(numbers(150).slice(100))
    expect(clipToPage(sent, { page: 500, page_size: 50 }).results).toEqual([])
    expect(clipToPage({ results: numbers(47) }, { page: 3 }).results).toEqual(numbers(47).slice(40))
  })

  it('is complete if the server has its own page size: rows that are cut off would be on no page', () => {
    const sent = { results: numbers(30), pagination: pagination(300) }
    expect(clipToPage(sent, { page: 4 })).toEqual(sent)
    const nobodyCounts = { results: numbers(30), pagination: { ...pagination(0), next: '?page=2' } }
    expect(clipToPage(nobodyCounts, {})).toEqual(nobodyCounts)
    const large = { ...sent, results: numbers(250) }
    expect(clipToPage(large, {})).toEqual(large)
  })

  it('has 1,000 rows at most, however large the pages of the server are', () => {
    const sent = { results: numbers(100_000), pagination: { ...pagination(0), next: '?page=2' } }
    expect(clipToPage(sent, { page: 4 })).toEqual({ ...sent, results: numbers(1000) })
  })
})

const anAnswer = (data: unknown) => Response.json({ success: true, message: null, data })
const refused = (status: number) => Response.json({ message: 'Invalid page.' }, { status })

type Asked = { page?: number }

let answer: () => Response
let client: QueryClient

/** What is known of a page of a list, once it was asked for. */
async function ask({ queryKey, queryFn }: { queryKey: QueryKey; queryFn?: unknown }) {
  // each list has a function of its own
  const query = { queryKey, queryFn: queryFn as () => Promise<unknown>, retry: false }
  const failure: unknown = await client.fetchQuery(query).then(
    () => undefined,
    (error: unknown) => error,
  )
  return { failure, known: client.getQueryData(queryKey) }
}

beforeEach(() => {
  client = new QueryClient()
  openApi()
  vi.stubGlobal('fetch', async () => answer())
})

describe.each([
  ['of brands (BRD-02)', brandsOptions],
  ['of users (USR-02)', usersOptions],
  ['of users to give access (ACC-14)', ({ page = 1 }: Asked) => userListOptions({ ...FIRST_VIEW, page })],
  ['of brands to give access to (ACC-19)', ({ page = 1 }: Asked) => brandListOptions({ ...FIRST_VIEW, page })],
])('a page beyond the last %s', (_what, options) => {
  it('is empty where the server answers 404, also when its last row was there before', async () => {
    answer = () => anAnswer({ results: [{ id: 41, name: 'Maison Dubois' }], pagination: { count: 41 } })
    expect(await ask(options({ page: 3 }))).toMatchObject({ known: { results: [{ id: 41 }] } })
    answer = () => refused(404)
    expect(await ask(options({ page: 3 }))).toEqual({ failure: undefined, known: { results: [] } })
  })

  it('is a failure as the first page, or with another status', async () => {
    answer = () => refused(404)
    expect(await ask(options({}))).toMatchObject({ failure: { status_code: 404 } })
    answer = () => refused(400)
    expect(await ask(options({ page: 3 }))).toMatchObject({ failure: { status_code: 400 } })
  })
})
