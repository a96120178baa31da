import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { type ApiError, mayBeDone } from '~/api/api-error'
import { isServerFailure, referenceText } from '~/features/shared/failures/error-reference'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { useProgress } from '~/features/shared/mutations/in-turn'
import { undoAction } from '~/features/shared/mutations/undo-action'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { displayName } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'

import {
  type AccessBrand,
  type AccessChange,
  type AccessMode,
  ACCESS_TEXTS,
  type AdminNaming,
  type Assignment,
  brandsOf,
  CHANGE_KINDS,
  covers,
  failureTitle,
  isWhole,
  nameOf,
  pairsOf,
  type Removal,
  type RequestedChange,
  rowKey,
  rowKeyOf,
  SOME_FAILED,
  undoneExcept,
  unconfirmedTitle,
  usersOf,
} from './access-change'
import { ACCESS_CACHES, announceAccess, assign, remove, type Removed, restorationOf } from './access-queries'
import { makeAdmin, restore, undoAdmin, type NewAdmin } from './admin-queries'

type FailedBrands = readonly { brand: AccessBrand; error: ApiError }[]

type AccessMutationOptions = {
  /** For a page that holds access outside the cache: a change, or its undoing, failed or is unconfirmed. */
  onFailed?: ((change: AccessChange) => void) | undefined
  /** Access that was given is removed again, wherever the user is by then. */
  onUndone?: () => void
}

/** All writes of access to brands. A window event announces each, and a change of the user's own access (ACC-23). */
export function useAccessMutations({ onFailed, onUndone }: AccessMutationOptions = {}) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { list } = useFormats()
  const { stop, begin } = useProgress('makeBrandAdmin')

  function announce(reason: string) {
    return (_answer: unknown, change: AccessChange) => {
      const administered = change.kind === 'remove' || change.kind === 'restore' ? change.administered : []
      announceAccess(queryClient, reason, {
        brandIds: brandsOf(change).map(({ id }) => id),
        userIds: [...usersOf(change), ...administered.map(({ user }) => user)].map(({ id }) => id),
      })
    }
  }

  const announceWithFailures = (reason: string) => (answer: { failed: FailedBrands }, change: AccessChange) => {
    dismissGlobalErrorToast(...answer.failed.map(({ error }) => error))
    announce(reason)(answer, change)
  }

  const onError = (_failure: ApiError, change: AccessChange, isMounted: boolean) => {
    if (isMounted) onFailed?.(change)
  }

  const meta = {
    invalidates: ACCESS_CACHES,
    error: {
      title: (change: AccessChange) => intl.formatMessage({ id: failureTitle(change) }),
      unconfirmed: (change: AccessChange) => intl.formatMessage({ id: unconfirmedTitle(change) }),
      message: ({ kind, by }: AccessChange) => ACCESS_TEXTS[kind][by].why,
      notFound: 'access.gone' as const,
    },
  }

  /** What a toast says of the brands that failed. */
  function failures(action: keyof typeof SOME_FAILED, failed: FailedBrands) {
    if (failed.length === 0) return undefined
    const why = failed.some(({ error }) => mayBeDone(error)) ? 'unconfirmed' : 'failed'
    return {
      severity: 'warning' as const,
      // nothing else on the page tells it
      lasting: true,
      message: intl.formatMessage(
        { id: SOME_FAILED[action][why] },
        { brands: list(failed.map(({ brand }) => brand.name)) },
      ),
      reference: referenceText(intl, failed.map(({ error }) => error).find(isServerFailure)),
    }
  }

  const undo = (onClick: () => unknown) => undoAction(intl, () => void onClick())

  const assigning = useApiMutation(
    { mutationFn: (change: Assignment) => assign(change) },
    {
      name: 'assignAccess',
      row: rowKeyOf,
      meta: {
        ...meta,
        success({ count: counted, name, isNew }, change) {
          const asked = pairsOf(change).length
          const count = wasUnconfirmed(change) ? asked : counted
          const { done } = ACCESS_TEXTS.assign[change.by]
          return {
            title: intl.formatMessage({ id: done }, { count, name: nameOf(change, name) }),
            message:
              count < asked ? intl.formatMessage({ id: 'access.done.assigned.of' }, { count: asked }) : undefined,
            ...(isNew && undo(() => takeBack(change))),
          }
        },
      },
      onSuccess: announce('users_assigned'),
      onError,
    },
  )

  /** The call before may have given the same access, which the answer then does not count. */
  function wasUnconfirmed(change: Assignment): boolean {
    const row = rowKeyOf(change)
    const last = assigning.calls.findLast((call) => call.row === row && call.status !== 'pending')
    return last !== undefined && mayBeDone(last.failure) && covers(last.input, change)
  }

  const restoring = useApiMutation(
    { mutationFn: restore },
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

  function named({ admin, brand, named: brands, failed }: NewAdmin, change: AdminNaming) {
    // nothing is undone on a guess
    const known = brands.filter(({ id }) => change.before?.has(id))
    return {
      title: intl.formatMessage(
        { id: ACCESS_TEXTS.admin[change.by].done },
        { name: nameOf(change, admin), brand, count: brands.length },
      ),
      ...failures('admin', failed),
      ...(known.length > 0 && undo(() => unnaming.enqueue({ ...change, kind: 'unname', brands: known }))),
    }
  }

  const naming = useApiMutation(
    {
      mutationFn(change: AdminNaming) {
        const { signal, show } = begin()
        show({ done: 0, total: change.brands.length })
        return makeAdmin(change, signal)
      },
    },
    {
      name: 'makeBrandAdmin',
      row: rowKeyOf,
      meta: { ...meta, success: named },
      onSuccess: announceWithFailures('admin_changed'),
      onError,
    },
  )

  const unnaming = useApiMutation(
    { mutationFn: undoAdmin },
    {
      name: 'undoBrandAdmin',
      row: rowKeyOf,
      meta: {
        ...meta,
        success: ({ brands, failed }) => ({
          title: intl.formatMessage(
            { id: 'access.done.unnamed' },
            { count: brands.length, brand: brands[0]?.name ?? '' },
          ),
          ...failures('unname', failed),
        }),
      },
      onSuccess: announceWithFailures('admin_changed'),
      onError,
    },
  )

  const mutations = { assign: assigning, remove: removing, admin: naming, restore: restoring, unname: unnaming }

  return {
    /** @returns whether all of the change was made */
    run: async (change: RequestedChange) => {
      if (change.kind === 'assign') return isWhole(await assigning.mutate(change))
      return isWhole(await (change.kind === 'remove' ? removing.mutate(change) : naming.mutate(change)))
    },
    /** Names nobody in the brands that are left. */
    stopNaming: stop,
    /** Running writes, including those started before the page was left. */
    running: CHANGE_KINDS.filter((kind) => mutations[kind].isPending()),
    /** A write of this kind runs for the same brand or user. */
    busy: (by: AccessMode, id: number) => Object.values(mutations).some(({ isPending }) => isPending(rowKey(by, id))),
  }
}
