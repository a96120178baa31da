import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { listBrandsQueryKey, listUserBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { UserBrand } from '~/api/generated/types.gen'
import { readAllBrands } from '~/features/shared/exports/read-all-pages'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { isAllDone } from '~/features/shared/mutations/turns-outcome'
import { undoAction } from '~/features/shared/mutations/undo-action'
import { makeTurns, useTurns } from '~/features/shared/mutations/use-turns'
import { readEach } from '~/platform/async'

import { type AccessChange, pairsOf } from '../access-change'
import { ACCESS_CACHES, announceAccess, assign, beforeChange, remove } from '../access-queries'
import { usersBefore } from '../admin-queries'
import { type Before, countOf, fewerCalls, type SeveralChange, stepsOf } from './several'

/** All brands of the company, active or not. */
export const companyBrandsOptions = () => {
  const [key] = listBrandsQueryKey()
  return queryOptions({
    queryKey: [{ ...key, tags: ['every'] }],
    queryFn: ({ signal }) => readAllBrands({}, { signal }),
    // each page is asked for again by itself
    retry: false,
  })
}

async function brandsBefore(queryClient: QueryClient, id: number): Promise<readonly UserBrand[]> {
  const options = listUserBrandsOptions({ path: { id } })
  return (await queryClient.fetchQuery({ ...options, ...beforeChange(options.queryKey) })).brands
}

/** The lists of access before a change, from the server. It fails if one of them does. */
export const beforeOptions = ({ users, brands }: SeveralChange) =>
  queryOptions({
    queryKey: ['accessBefore', users.map(({ id }) => id), brands.map(({ id }) => id)],
    queryFn: async ({ client }): Promise<Before> =>
      fewerCalls({ users, brands }) === 'user'
        ? { by: 'user', lists: await readEach(users, (id) => brandsBefore(client, id)) }
        : { by: 'brand', lists: await readEach(brands, (id) => usersBefore(client, id)) },
    staleTime: 0,
    gcTime: 0,
    retry: false,
    ...INLINE_ERROR,
  })

type SeveralInput = {
  kind: SeveralChange['kind']
  steps: readonly AccessChange[]
  /** It undoes what was given. */
  undoes?: boolean
}

/** Gives or removes access, one call after the other. What was given can be undone. */
export function useSeveral(selfId: number) {
  const intl = useIntl()
  const turns = useTurns(
    async ({ steps, undoes = false }: SeveralInput, running) => {
      /** Steps that gave exactly what they asked for, as the answers say, or else the lists that were read before. */
      const fresh = new Set<AccessChange>()
      const outcome = await makeTurns(
        steps,
        async (step) => {
          if (step.kind === 'remove') return remove(step)
          const { isNew = true } = await assign(step)
          if (isNew) fresh.add(step)
          return undefined
        },
        running,
      )
      return { ...outcome, undoable: outcome.done.filter((step) => fresh.has(step)), undoes }
    },
    {
      name: 'changeSeveral',
      invalidates: ACCESS_CACHES,
      toast(outcome, { kind, undoes = false }, isMounted) {
        const whole = isAllDone(outcome)
        const steps = stepsOf('remove', 'brand', outcome.undoable.flatMap(pairsOf))
        return {
          // the dialog shows what is left, but not of an undo
          lasting: !whole && (!isMounted || undoes),
          title: intl.formatMessage(
            { id: undoes ? 'several.undone' : kind === 'assign' ? 'several.given' : 'several.removed' },
            { count: countOf(outcome.done) },
          ),
          message: whole ? undefined : intl.formatMessage({ id: 'several.incomplete' }),
          ...(steps.length > 0 && undoAction(intl, () => void turns.enqueue({ kind: 'remove', steps, undoes: true }))),
        }
      },
      error: { title: 'access.error.bulk' },
      onSuccess({ done, unknown }) {
        const pairs = [...done, ...unknown.map(({ item }) => item)].flatMap(pairsOf)
        announceAccess(selfId, done[0]?.kind === 'remove' ? 'users_removed' : 'users_assigned', {
          brandIds: [...new Set(pairs.map(({ brand }) => brand.id))],
          userIds: pairs.map(({ person }) => person.id),
        })
      },
    },
  )
  // once it is undone, what is left to do is as before
  return { ...turns, outcome: turns.outcome?.undoes ? undefined : turns.outcome }
}
