import type { QueryClient } from '@tanstack/react-query'

import { isAbort } from '~/api/api-error'
import { listBrandUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { listBrandUsers } from '~/api/generated/sdk.gen'
import type { BrandUsers } from '~/api/generated/types.gen'
import { retryLongRead } from '~/api/retries'
import { readAllBrands, readAllUsers } from '~/features/shared/exports/read-lists'
import { createPool } from '~/platform/pool'

import { everybody, type AccessReview } from './access-review'

/** Concurrent calls: enough to be quick, few enough not to load the server. */
const AT_ONCE = 6

/** Brands read so far. */
export type AccessProgress = { read: number; total: number }

type ReadAccess = { signal: AbortSignal; onProgress: (progress: AccessProgress) => void }

/** Every user and every brand, active or not, page by page. */
async function readLists(signal: AbortSignal) {
  const [people, brands] = await Promise.all([readAllUsers({}, { signal }), readAllBrands({}, { signal })])
  return { people, brands }
}

/**
 * Reads all access with documented calls: the lists, then the users of each brand. A brand that cannot be read is
 * left out of `users`; a list that cannot be read fails the whole.
 * @param before an earlier result: only what it lacks is fetched
 */
export async function readAccess(
  queryClient: QueryClient,
  { signal, onProgress }: ReadAccess,
  before?: AccessReview,
): Promise<AccessReview> {
  const { people, brands } = before ?? (await readLists(signal))
  const users = new Map(before?.users)
  const missing = brands.filter(({ id }) => !users.has(id))
  const pool = createPool(AT_ONCE)
  let read = brands.length - missing.length
  onProgress({ read, total: brands.length })

  const readBrand = (id: number) =>
    // through the cache, which retries temporary failures
    queryClient.fetchQuery<BrandUsers>({
      queryKey: listBrandUsersQueryKey({ path: { id } }),
      queryFn: async ({ signal: own }) =>
        (await listBrandUsers({ path: { id }, signal: AbortSignal.any([signal, own]) })).data,
      staleTime: 0,
      retry: retryLongRead,
    })

  await Promise.all(
    missing.map(({ id }) =>
      pool(async () => {
        signal.throwIfAborted()
        try {
          const answer = await readBrand(id)
          users.set(id, new Map(answer.users.map((user) => [user.id, user])))
        } catch (failure) {
          if (isAbort(failure)) throw failure
        }
        read += 1
        if (!signal.aborted) onProgress({ read, total: brands.length })
      }),
    ),
  )
  signal.throwIfAborted()
  return { people: everybody(people, users), brands, users, at: Date.now() }
}
