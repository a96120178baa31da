import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { type IntlShape, useIntl } from 'react-intl'

import { listBrandsQueryKey, listUserBrandsOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { UserBrand } from '~/api/generated/types.gen'
import { undoneExcept } from '~/features/access/access-change'
import { readAllBrands } from '~/features/shared/exports/read-all-pages'
import { INLINE_ERROR } from '~/features/shared/failures/error-toasts'
import { undoAction } from '~/features/shared/mutations/mutation-cache'
import { isAllDone, runBulkMutation, type BulkResult, useBulk } from '~/features/shared/mutations/use-bulk'
import { displayName } from '~/features/shared/user/user-texts'
import { readEach } from '~/platform/async'

import { type AccessBrand, brandsOf, pairsOf, usersOf } from '../access-change'
import { ACCESS_CACHES, announceAccess, assign, beforeChange, remove, restorationOf } from '../access-queries'
import { restore, usersBefore } from '../admin-queries'
import {
  type AccessStep,
  type Before,
  countOf,
  fewerCalls,
  givingSteps,
  removalsByBrand,
  removingSteps,
  type BulkChange,
} from './bulk-access'

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

/** The brands of a user before a change, from the server. */
export function userBrandsBefore(id: number) {
  const options = listUserBrandsOptions({ path: { id } })
  return { ...options, ...beforeChange(options.queryKey) }
}

const brandsBefore = async (queryClient: QueryClient, id: number): Promise<readonly UserBrand[]> =>
  (await queryClient.fetchQuery(userBrandsBefore(id))).brands

/** The lists of access before a change, from the server. It fails if one of them does. */
export const beforeOptions = ({ users, brands }: BulkChange) =>
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

type BulkInput = {
  steps: readonly AccessStep[]
  /** It undoes other steps, all but those of these brands. */
  undoes?: { leftOut: readonly AccessBrand[] }
}

/** @returns what undoes it: nothing is undone that the answers, or the lists read before, do not show to be new */
async function make(step: AccessStep, givenUp: AbortSignal): Promise<readonly AccessStep[]> {
  if (step.kind === 'assign') {
    const { isNew = true } = await assign(step)
    return isNew ? removalsByBrand(pairsOf(step)) : []
  }
  if (step.kind === 'remove') {
    const removed = await remove(step)
    return removed.restorable.length > 0 ? [restorationOf(removed, step)] : []
  }
  const { failed } = await restore(step, givenUp)
  const [first] = failed
  if (first) throw first.error
  return []
}

/** Gives and removes access, one call after the other. One toast undoes all of it. */
export function useBulkAccess(name = 'bulkAccess') {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const bulk = useBulk(
    async ({ steps, undoes }: BulkInput, running) => {
      const undo: AccessStep[] = []
      const leftOut = new Map<number, AccessBrand>()
      const outcome = await runBulkMutation(
        steps,
        async (step, givenUp) => {
          const undoing = await make(step, givenUp)
          undo.push(...undoing)
          if (undoing.length === 0) for (const brand of brandsOf(step)) leftOut.set(brand.id, brand)
        },
        running,
      )
      return { ...outcome, undo: inFewCalls(undo), leftOut: [...leftOut.values()], undoes }
    },
    {
      name,
      invalidates: ACCESS_CACHES,
      toast(outcome, { steps, undoes }, isMounted) {
        const whole = isAllDone(outcome)
        const { undo, leftOut } = outcome
        return {
          ...(undoes && undoneExcept(intl, undoes.leftOut)),
          // the dialog shows what is left, but not of an undo
          ...(!whole && {
            lasting: !isMounted || undoes !== undefined,
            message: intl.formatMessage({ id: 'several.incomplete' }),
          }),
          title: doneText(intl, steps, outcome, undoes !== undefined),
          ...(undo.length > 0 &&
            !undoes &&
            undoAction(intl, () => void bulk.enqueue({ steps: undo, undoes: { leftOut } }))),
        }
      },
      error: { title: 'access.error.bulk' },
      onSuccess({ done, unconfirmed }) {
        const tried = [...done, ...unconfirmed.map(({ item }) => item)]
        for (const reason of ['users_assigned', 'users_removed'] as const) {
          const pairs = (reason === 'users_assigned' ? givingSteps(tried) : removingSteps(tried)).flatMap(pairsOf)
          if (pairs.length === 0) continue
          announceAccess(queryClient, reason, {
            brandIds: [...new Set(pairs.map(({ brand }) => brand.id))],
            userIds: pairs.map(({ user }) => user.id),
          })
        }
      },
    },
  )
  // once it is undone, what is left to do is as before
  return { ...bulk, outcome: bulk.outcome?.undoes ? undefined : bulk.outcome }
}

/** Removals of the same brand are one call. */
const inFewCalls = (steps: readonly AccessStep[]): AccessStep[] => [
  ...givingSteps(steps),
  ...removalsByBrand(removingSteps(steps).flatMap(pairsOf)),
]

const onlyUserOf = (steps: readonly AccessStep[]) => {
  const users = new Map(steps.flatMap(usersOf).map((user) => [user.id, user]))
  return users.size === 1 ? [...users.values()][0] : undefined
}

/**
 * 'Given: 3, removed: 2', of what was to be done. One user who gets brands is named. None is 'none confirmed': a call whose
 * answer never came, or one with two parts, may have done it.
 */
function doneText(
  intl: IntlShape,
  steps: readonly AccessStep[],
  { done, unconfirmed }: Pick<BulkResult<AccessStep>, 'done' | 'unconfirmed'>,
  undoes: boolean,
): string {
  const [given, removed] = [countOf(givingSteps(done)), countOf(removingSteps(done))]
  const [gives, removes] = [givingSteps(steps).length > 0, removingSteps(steps).length > 0]
  if (gives && removes)
    return intl.formatMessage({ id: undoes ? 'several.undone.both' : 'several.both' }, { given, removed })
  const user = onlyUserOf(steps)
  if (gives && user && !undoes && unconfirmed.length === 0)
    return intl.formatMessage({ id: 'access.done.assigned.brands' }, { count: given, name: displayName(user) })
  if (gives) return intl.formatMessage({ id: undoes ? 'several.restored' : 'several.given' }, { count: given })
  return intl.formatMessage({ id: undoes ? 'several.undone' : 'several.removed' }, { count: removed })
}
