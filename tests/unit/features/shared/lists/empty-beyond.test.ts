import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { brandsOptions as accessBrandsOptions, FIRST_VIEW, peopleOptions } from '~/features/access/access-queries'
import { brandsOptions } from '~/features/brands/brands-queries'
import { usersOptions } from '~/features/users/users-queries'

import { openApi } from '../../../../support/open-api'

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
  ['of users to give access (ACC-14)', ({ page = 1 }: Asked) => peopleOptions({ ...FIRST_VIEW, page })],
  ['of brands to give access to (ACC-19)', ({ page = 1 }: Asked) => accessBrandsOptions({ ...FIRST_VIEW, page })],
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
