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
  covers,
  nameOf,
  targetOf,
  type AccessBrand,
  type AccessChange,
  ACCESS_TEXTS,
  CHANGE_KINDS,
  failureTitle,
  isWhole,
  SOME_FAILED,
  undoneExcept,
  unknownTitle,
  type AccessAction,
} from './access-change'
import { ACCESS_CACHES, announceAccess, assign, remove, type Removed, restorationOf } from './access-queries'
import { makeAdmin, restore, undoAdmin, type NewAdmin } from './admin-queries'

type FailedBrands = readonly { brand: AccessBrand; error: ApiError }[]

const dismissFailures = ({ failed }: { failed: FailedBrands }) =>
  dismissGlobalErrorToast(...failed.map(({ error }) => error))

type AccessMutationOptions = {
  /** For a page that holds access outside the cache: a change, or its undoing, failed or is unconfirmed. */
  onFailed?: ((change: AccessChange) => void) | undefined
  /** Access that was given is removed again, wherever the user is by then. */
  onUndone?: (change: AccessChange) => void
}

/**
 * All writes of access to brands. Each emits a window event (ACC-23); if it concerns the user's own account, the
 * current user is fetched again.
 */
export function useAccessMutations(selfId: number, { onFailed, onUndone }: AccessMutationOptions = {}) {
  const intl = useIntl()
  const { list } = useFormats()
  const { stop, begin } = useProgress('makeBrandAdmin')

  function announce(reason: string) {
    return (_answer: unknown, { users, brands, administered }: AccessChange) =>
      announceAccess(selfId, reason, {
        brandIds: brands.map(({ id }) => id),
        userIds: [...users, ...administered.map(({ user }) => user)].map(({ id }) => id),
      })
  }

  const onError = (_failure: ApiError, change: AccessChange, isMounted: boolean) => {
    if (isMounted) onFailed?.(change)
  }

  const metaOf = (kind: AccessAction) => ({
    invalidates: ACCESS_CACHES,
    error: {
      title: (change: AccessChange) => intl.formatMessage({ id: failureTitle(kind, change) }),
      unconfirmed: (change: AccessChange) => intl.formatMessage({ id: unknownTitle(kind, change) }),
      message: ({ by }: AccessChange) => ACCESS_TEXTS[kind][by].why,
      notFound: 'access.gone' as const,
    },
  })

  /** What a toast says of the brands that failed. */
  function failures(action: keyof typeof SOME_FAILED, failed: FailedBrands) {
    if (failed.length === 0) return undefined
    const unknown = failed.some(({ error }) => mayBeDone(error))
    return {
      severity: 'warning' as const,
      // nothing else on the page tells it
      lasting: true,
      message: intl.formatMessage(
        { id: SOME_FAILED[action][unknown ? 'unknown' : 'failed'] },
        { brands: list(failed.map(({ brand }) => brand.name)) },
      ),
      reference: referenceText(intl, failed.map(({ error }) => error).find(isServerFailure)),
    }
  }

  const undo = (onClick: () => unknown) => undoAction(intl, () => void onClick())

  const assigning = useApiMutation(
    { mutationFn: assign },
    {
      name: 'assignAccess',
      row: targetOf,
      meta: {
        ...metaOf('assign'),
        success({ count: counted, name, isNew }, change) {
          const asked = change.by === 'brand' ? change.users.length : change.brands.length
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
  function wasUnconfirmed(change: AccessChange): boolean {
    const row = targetOf(change)
    const last = assigning.calls.findLast((call) => call.row === row && call.status !== 'pending')
    return last !== undefined && mayBeDone(last.failure) && covers(last.input, change)
  }

  const restoring = useApiMutation(
    { mutationFn: restore },
    {
      name: 'restoreAccess',
      row: targetOf,
      meta: {
        ...metaOf('restore'),
        success: ({ count, name, failed }, change) => ({
          title: intl.formatMessage(
            { id: ACCESS_TEXTS.restore[change.by].done },
            { count, name: nameOf(change, name) },
          ),
          ...undoneExcept(intl, change.leftOut),
          ...failures('admin', failed),
        }),
      },
      onSuccess(answer, change) {
        dismissFailures(answer)
        announce('users_assigned')(answer, change)
      },
      onError,
    },
  )

  function removed(answer: Removed, change: AccessChange) {
    const { brands, restorable, counts, name, failed } = answer
    const { by, users } = change
    const [user] = users
    const figures =
      by === 'brand'
        ? { count: [...counts.values()][0] ?? 0, name }
        : { count: brands.length, name: user ? displayName(user) : '' }
    return {
      severity: figures.count > 0 ? ('success' as const) : ('info' as const),
      title: intl.formatMessage({ id: ACCESS_TEXTS.remove[by].done }, figures),
      ...failures('remove', failed),
      ...(restorable.length > 0 && undo(() => restoring.enqueue(restorationOf(answer, change)))),
    }
  }

  const removing = useApiMutation(
    { mutationFn: remove },
    {
      name: 'removeAccess',
      row: targetOf,
      meta: { ...metaOf('remove'), success: removed },
      onSuccess(answer, change) {
        dismissFailures(answer)
        announce('users_removed')(answer, change)
      },
      onError,
    },
  )

  async function takeBack(given: AccessChange) {
    if (await removing.enqueue({ ...given, kind: 'remove' })) onUndone?.(given)
  }

  function named({ admin, brand, named: brands, failed }: NewAdmin, change: AccessChange) {
    const { by, before } = change
    // nothing is undone on a guess
    const known = brands.filter(({ id }) => before?.has(id))
    return {
      title: intl.formatMessage(
        { id: ACCESS_TEXTS.admin[by].done },
        { name: nameOf(change, admin), brand, count: brands.length },
      ),
      ...failures('admin', failed),
      ...(known.length > 0 && undo(() => unnaming.enqueue({ ...change, brands: known }))),
    }
  }

  const naming = useApiMutation(
    {
      mutationFn(change: AccessChange) {
        const { signal, show } = begin()
        show({ done: 0, total: change.brands.length })
        return makeAdmin(change, signal)
      },
    },
    {
      name: 'makeBrandAdmin',
      row: targetOf,
      meta: { ...metaOf('admin'), success: named },
      onSuccess(answer, change) {
        dismissFailures(answer)
        announce('admin_changed')(answer, change)
      },
      onError,
    },
  )

  const unnaming = useApiMutation(
    { mutationFn: undoAdmin },
    {
      name: 'undoBrandAdmin',
      row: targetOf,
      meta: {
        ...metaOf('unname'),
        success: ({ brands, failed }) => ({
          title: intl.formatMessage(
            { id: 'access.done.unnamed' },
            { count: brands.length, brand: brands[0]?.name ?? '' },
          ),
          ...failures('unname', failed),
        }),
      },
      onSuccess(answer, change) {
        dismissFailures(answer)
        announce('admin_changed')(answer, change)
      },
      onError,
    },
  )

  const mutations = { assign: assigning, remove: removing, admin: naming, restore: restoring, unname: unnaming }

  return {
    /** @returns whether all of the change was made */
    run: async (change: AccessChange) => isWhole(await mutations[change.kind].mutate(change)),
    /** Names nobody in the brands that are left. */
    stopNaming: stop,
    /** Running writes, including those started before the page was left. */
    running: CHANGE_KINDS.filter((kind) => mutations[kind].isPending()),
    /** A write of this kind runs for the same brand or user. */
    busy: (change: Pick<AccessChange, 'by' | 'users' | 'brands'>) =>
      Object.values(mutations).some(({ isPending }) => isPending(targetOf(change))),
  }
}
