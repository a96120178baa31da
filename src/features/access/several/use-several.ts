import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { listBrandsQueryKey, listUserBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { UserBrand } from '~/api/generated/types.gen'
import { readAllBrands } from '~/features/shared/exports/read-all-pages'
import { dismissGlobalErrorToast, INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { inTurn } from '~/features/shared/mutations/in-turn'
import { outcomeOf } from '~/features/shared/mutations/turns-outcome'
import { undoAction } from '~/features/shared/mutations/undo-action'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { useProgress } from '~/features/shared/mutations/use-progress'
import { readEach } from '~/platform/async'

import { type AccessChange, pairsOf } from '../access-change'
import { ACCESS_CACHES, announceAccess, assign, beforeChange, remove } from '../access-queries'
import { usersBefore } from '../admin-queries'
import { type Before, countOf, fewerCalls, restOf, type SeveralChange, stepsOf } from './several'

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
  const { progress, stop, begin } = useProgress('changeSeveral')

  const { mutate, enqueue, isPending, data, reset } = useApiMutation(
    {
      async mutationFn({ steps, undoes = false }: SeveralInput) {
        const { signal, show } = begin()
        /** Steps that gave exactly what they asked for, as the answers say. */
        const fresh = new Set<AccessChange>()
        const turns = await inTurn(
          steps,
          async (step) => {
            if (step.kind === 'remove') await remove(step)
            else if ((await assign(step)).isNew) fresh.add(step)
          },
          {
            onTurn: ({ done, failed }) => show({ done: done.length + failed.length, total: steps.length }),
            signal,
          },
        )
        return { ...outcomeOf(steps, turns), undoable: turns.done.filter((step) => fresh.has(step)), undoes }
      },
    },
    {
      name: 'changeSeveral',
      meta: {
        invalidates: ACCESS_CACHES,
        success(outcome, { kind, undoes }, isMounted) {
          const { done, undoable } = outcome
          const rest = restOf(outcome).length
          const steps = stepsOf('remove', 'brand', undoable.flatMap(pairsOf))
          return {
            severity: rest === 0 ? 'success' : 'warning',
            // nothing else on the page tells it
            lasting: rest > 0 && !isMounted,
            title: intl.formatMessage(
              { id: undoes ? 'several.undone' : kind === 'assign' ? 'several.given' : 'several.removed' },
              { count: countOf(done) },
            ),
            ...(rest > 0 && { message: intl.formatMessage({ id: 'several.incomplete' }) }),
            ...(steps.length > 0 && undoAction(intl, () => void enqueue({ kind: 'remove', steps, undoes: true }))),
          }
        },
        error: { title: 'access.error.bulk' },
      },
      onSuccess({ done, unknown, failed, limit }) {
        dismissGlobalErrorToast(...[...unknown, ...failed].map(({ error }) => error), ...(limit ? [limit] : []))
        const pairs = [...done, ...unknown.map(({ item }) => item)].flatMap(pairsOf)
        announceAccess(selfId, done[0]?.kind === 'remove' ? 'users_removed' : 'users_assigned', {
          brandIds: [...new Set(pairs.map(({ brand }) => brand.id))],
          userIds: pairs.map(({ person }) => person.id),
        })
      },
    },
  )
  const running = isPending()
  return {
    send: mutate,
    running,
    progress: running ? progress : undefined,
    stop,
    /** Undefined once it is undone: what is left to do is as before. */
    outcome: data?.undoes ? undefined : data,
    reset,
  }
}
