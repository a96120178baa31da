import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { failureOf, mayBeDone } from '~/api/api-error'
import { useProgress } from '~/features/shared/mutations/bulk-calls'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { displayName } from '~/features/shared/user/user-texts'

import {
  type AccessMode,
  type AccessChange,
  ACCESS_TEXTS,
  type AdminChange,
  type Assignment,
  brandsOf,
  CHANGE_KINDS,
  covers,
  isWhole,
  nameOf,
  pairsOf,
  type Removal,
  type RequestedChange,
  type Restoration,
  rowKeyOf,
  undoneExcept,
  usersOf,
} from './access-change'
import { assign, remove, type Removed, restorationOf } from './access-queries'
import { makeAdmin, type NewAdmin, restore, undoAdmin } from './admin-queries'
import { type OnAccessFailed, useAccessOutcomes } from './use-access-outcomes'

const MAKE_ADMIN = 'makeBrandAdmin'

/** Makes a user the administrator of brands, and undoes it. */
function useAdminMutations(onFailed: OnAccessFailed) {
  const intl = useIntl()
  const { stop, begin } = useProgress(MAKE_ADMIN)
  const { announceWithFailures, onError, meta, failures, undo } = useAccessOutcomes(onFailed)

  const undoing = useApiMutation(
    { mutationFn: undoAdmin },
    {
      name: 'undoBrandAdmin',
      row: rowKeyOf,
      meta: {
        ...meta,
        success({ brands, withoutAccess, failed }, { user }) {
          const undone = [...brands, ...withoutAccess]
          return {
            title: intl.formatMessage(
              { id: 'access.done.undoAdmin' },
              { count: undone.length, brand: undone[0]?.name ?? '' },
            ),
            ...failures('undoAdmin', failed, { user, brands: withoutAccess }),
          }
        },
      },
      onSuccess: announceWithFailures('admin_changed'),
      onError,
    },
  )

  function made({ admin, brand, brands, failed }: NewAdmin, change: AdminChange) {
    // nothing is undone on a guess
    const known = brands.filter(({ id }) => change.before?.has(id))
    return {
      title: intl.formatMessage(
        { id: ACCESS_TEXTS.admin[change.by].done },
        { name: nameOf(change, admin), brand, count: brands.length },
      ),
      ...failures('admin', failed),
      ...(known.length > 0 && undo(() => undoing.enqueue({ ...change, kind: 'undoAdmin', brands: known }))),
    }
  }

  const making = useApiMutation(
    {
      async mutationFn(change: AdminChange) {
        const { signal, show } = await begin()
        show({ done: 0, total: change.brands.length })
        return makeAdmin(change, signal)
      },
    },
    {
      name: MAKE_ADMIN,
      row: rowKeyOf,
      meta: { ...meta, success: made },
      onSuccess: announceWithFailures('admin_changed'),
      onError,
    },
  )

  return { make: making, undo: undoing, stop }
}

const ASSIGN = 'assignAccess'

/** The call before may have given the same access, which the answer then does not count. */
function wasUnconfirmed(queryClient: QueryClient, change: Assignment): boolean {
  const ended = queryClient
    .getMutationCache()
    .findAll({ mutationKey: [ASSIGN], predicate: ({ state }) => state.status !== 'pending' })
    // the input of this mutation
    .map(({ state }) => ({ failure: failureOf(state.error), input: state.variables as Assignment }))
  const last = ended.findLast(({ input }) => rowKeyOf(input) === rowKeyOf(change))
  return last !== undefined && mayBeDone(last.failure) && covers(last.input, change)
}

type AccessMutationOptions = {
  onFailed?: OnAccessFailed
  /** Access that was given is removed again, wherever the user is by then. */
  onUndone?: () => void
}

/** All writes of access to brands. Each comes after the one that undoes it. */
export function useAccessMutations({ onFailed, onUndone }: AccessMutationOptions = {}) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { announce, announceWithFailures, onError, meta, failures, undo } = useAccessOutcomes(onFailed)
  const admin = useAdminMutations(onFailed)

  const restoring = useApiMutation(
    { mutationFn: (change: Restoration) => restore(change) },
    {
      name: 'restoreAccess',
      row: rowKeyOf,
      meta: {
        ...meta,
        success: ({ count, name, failed }, change) => ({
          title: intl.formatMessage(
            { id: ACCESS_TEXTS.restore[change.by].done },
            { count, name: nameOf(change, name) },
          ),
          ...undoneExcept(intl, change.leftOut),
          ...failures('admin', failed),
        }),
      },
      onSuccess: announceWithFailures('users_assigned'),
      onError,
    },
  )

  function removed(answer: Removed, change: Removal) {
    const { brands, restorable, counts, name, failed } = answer
    const figures =
      change.by === 'brand'
        ? { count: counts.get(change.brand.id) ?? 0, name }
        : { count: brands.length, name: displayName(change.user) }
    return {
      severity: figures.count > 0 ? ('success' as const) : ('info' as const),
      title: intl.formatMessage({ id: ACCESS_TEXTS.remove[change.by].done }, figures),
      ...failures('remove', failed),
      ...(restorable.length > 0 && undo(() => restoring.enqueue(restorationOf(answer, change)))),
    }
  }

  const removing = useApiMutation(
    { mutationFn: (change: Removal) => remove(change) },
    {
      name: 'removeAccess',
      row: rowKeyOf,
      meta: { ...meta, success: removed },
      onSuccess: announceWithFailures('users_removed'),
      onError,
    },
  )

  async function takeBack(given: Assignment) {
    if (await removing.enqueue({ ...given, kind: 'remove', administered: [] })) onUndone?.()
  }

  const assigning = useApiMutation(
    { mutationFn: (change: Assignment) => assign(change) },
    {
      name: ASSIGN,
      row: rowKeyOf,
      meta: {
        ...meta,
        success({ count: counted, name, isNew }, change) {
          const asked = pairsOf(change).length
          const count = wasUnconfirmed(queryClient, change) ? asked : counted
          const { done } = ACCESS_TEXTS.assign[change.by]
          const isPartly = count < asked && asked > 1
          return {
            ...(count === 0 && { severity: 'info' as const }),
            title: intl.formatMessage({ id: done }, { count, name: nameOf(change, name) }),
            message: isPartly ? intl.formatMessage({ id: 'access.done.assigned.of' }, { count: asked }) : undefined,
            ...(isNew && undo(() => takeBack(change))),
          }
        },
      },
      onSuccess: announce('users_assigned'),
      onError,
    },
  )

  const mutations = {
    assign: assigning,
    remove: removing,
    admin: admin.make,
    restore: restoring,
    undoAdmin: admin.undo,
  }

  return {
    /** @returns whether all of the change was made */
    run: async (change: RequestedChange) => {
      if (change.kind === 'assign') return isWhole(await assigning.mutate(change))
      return isWhole(await (change.kind === 'remove' ? removing.mutate(change) : admin.make.mutate(change)))
    },
    /** Leaves the administrators of the other brands. */
    stopMakingAdmin: admin.stop,
    /** Running writes, including those started before the page was left. */
    running: CHANGE_KINDS.filter((kind) => mutations[kind].isPending()),
    /** A write of this kind runs for the same brand or user. */
    busy: (by: AccessMode, id: number) =>
      Object.values(mutations)
        .flatMap(({ calls }): { status: string; input: AccessChange }[] => calls)
        .some(
          ({ status, input }) =>
            status === 'pending' &&
            input.by === by &&
            (by === 'user' ? usersOf(input) : brandsOf(input)).some((one) => one.id === id),
        ),
  }
}
