import type { QueryKey } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { listBrandsQueryKey, listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { mayBeDone } from '~/api/may-be-done'
import { displayName } from '~/features/shared/display-name'
import { isServerFailure, referenceText } from '~/features/shared/failures/error-reference'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { useFormats } from '~/i18n/formats'
import { emitWindowEvent } from '~/telemetry/events'

import { assign, makeAdmin, remove, restore, type NewAdmin, type Removed } from './access-calls'
import { targetOf, type AccessChange } from './access-change'
import { ACCESS_TEXTS, failureTitle, unknownTitle, type AccessAct } from './access-texts'

/** All cached lists of access. */
const ACCESS_CACHES: readonly QueryKey[] = [
  [{ _id: 'listBrandUsers' }],
  [{ _id: 'listUserBrands' }],
  [{ _id: 'getBrand' }],
  [{ _id: 'getBrandsOverview' }],
  [{ _id: 'listBrandsByCompany' }],
  [{ _id: 'listRecentActivity' }],
  listBrandsQueryKey(),
  listUsersQueryKey(),
]

const SHARED = { row: targetOf, changes: ACCESS_CACHES, gone: 'access.gone' } as const

const ACTS = ['assign', 'remove', 'admin', 'restore'] as const satisfies readonly AccessAct[]

/** The name of a user in the change. The answer of the server has the username. */
const nameOf = ({ people }: AccessChange, username: string) => {
  const known = people.find((person) => person.username === username)
  return known ? displayName(known) : username
}

/**
 * All writes of access to brands. Each emits a window event (ACC-23); if it concerns the user's own account, the
 * current user is fetched again.
 */
export function useAccessMutations(selfId: number) {
  const intl = useIntl()
  const { list } = useFormats()

  function announce(reason: string) {
    return (_answer: unknown, { people, brands, administered }: AccessChange) => {
      for (const { id } of brands) emitWindowEvent('brand:changed', { brandId: id, reason })
      const concerned = [...people, ...administered.map(({ person }) => person)]
      if (concerned.some(({ id }) => id === selfId)) emitWindowEvent('user:changed', { reason: 'brand_access' })
    }
  }

  const optionsOf = (act: AccessAct, reason: string) => ({
    ...SHARED,
    failed: (change: AccessChange) => intl.formatMessage({ id: failureTitle(act, change) }),
    unknown: (change: AccessChange) => intl.formatMessage({ id: unknownTitle(act, change) }),
    failedText: ({ by }: AccessChange) => ACCESS_TEXTS[act][by].why,
    onDone: announce(reason),
  })

  const assigning = useApiMutation(
    { mutationFn: assign },
    {
      ...optionsOf('assign', 'users_assigned'),
      name: 'assignAccess',
      done({ count, name }, change) {
        const asked = change.by === 'brand' ? change.people.length : change.brands.length
        return {
          title: intl.formatMessage({ id: ACCESS_TEXTS.assign[change.by].done }, { count, name: nameOf(change, name) }),
          message: count < asked ? intl.formatMessage({ id: 'access.done.assigned.of' }, { count: asked }) : undefined,
        }
      },
    },
  )

  const restoring = useApiMutation(
    { mutationFn: restore },
    {
      ...optionsOf('restore', 'users_assigned'),
      name: 'restoreAccess',
      done: ({ count, name }, change) => ({
        title: intl.formatMessage({ id: ACCESS_TEXTS.restore[change.by].done }, { count, name: nameOf(change, name) }),
      }),
    },
  )

  function removed({ brands, restorable, counts, name, failed }: Removed, change: AccessChange) {
    const { by, people, administered } = change
    const [person] = people
    const kept = administered.filter(({ brand }) => restorable.some(({ id }) => id === brand.id))
    const figures =
      by === 'brand'
        ? { count: [...counts.values()][0] ?? 0, name }
        : { count: brands.length, name: person ? displayName(person) : '' }
    const lost = failed.some(({ error }) => mayBeDone(error))
    const names = list(failed.map(({ brand }) => brand.name))
    return {
      severity: failed.length > 0 ? ('warning' as const) : figures.count > 0 ? ('success' as const) : ('info' as const),
      title: intl.formatMessage({ id: ACCESS_TEXTS.remove[by].done }, figures),
      message:
        failed.length > 0
          ? intl.formatMessage(
              { id: lost ? 'access.done.removed.unknown' : 'access.done.removed.failed' },
              { brands: names },
            )
          : undefined,
      reference: referenceText(intl, failed.map(({ error }) => error).find(isServerFailure)),
      ...(restorable.length > 0 && {
        action: {
          label: intl.formatMessage({ id: 'data.undo' }),
          onClick: () => void restoring.act({ ...change, brands: restorable, administered: kept }),
        },
      }),
    }
  }

  const removing = useApiMutation(
    { mutationFn: remove },
    {
      ...optionsOf('remove', 'users_removed'),
      name: 'removeAccess',
      done: removed,
      onDone(answer, change) {
        dismissGlobalErrorToast(...answer.failed.map(({ error }) => error))
        announce('users_removed')(answer, change)
      },
    },
  )

  const naming = useApiMutation(
    { mutationFn: makeAdmin },
    {
      ...optionsOf('admin', 'admin_changed'),
      name: 'makeBrandAdmin',
      done: ({ admin, brand }: NewAdmin, change) => ({
        title: intl.formatMessage({ id: ACCESS_TEXTS.admin[change.by].done }, { name: nameOf(change, admin), brand }),
      }),
    },
  )

  const acts = { assign: assigning, remove: removing, admin: naming, restore: restoring }

  return {
    /** @returns whether the change was made */
    run: async (change: AccessChange) => (await acts[change.kind].act(change)) !== undefined,
    /** Running mutations, including those started before the page was left. */
    running: ACTS.filter((act) => acts[act].pending()),
    /** A mutation of this kind runs for the same brand or user. */
    busy: (change: Pick<AccessChange, 'by' | 'people' | 'brands'>) =>
      Object.values(acts).some(({ pending }) => pending(targetOf(change))),
  }
}
