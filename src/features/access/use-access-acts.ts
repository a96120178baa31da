import type { QueryKey } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { listBrandsQueryKey, listUsersQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { dismissGeneralOf, useAct } from '~/features/shared/acts/use-act'
import { displayName } from '~/features/shared/display-name'
import { isServerFailure, referenceText } from '~/features/shared/failures/error-reference'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'
import { emitWindowEvent } from '~/telemetry/events'

import { assign, makeAdmin, remove, restore, type NewAdmin, type Removed } from './access-calls'
import { targetOf, type AccessChange } from './access-change'

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

const SHARED = { row: targetOf, changes: ACCESS_CACHES, refreshOnFailure: true, gone: 'access.gone' } as const

const KINDS = ['assign', 'remove', 'admin'] as const satisfies readonly AccessChange['kind'][]

/** How a user of the change is called. The server's answer has the username. */
const nameOf = ({ people }: AccessChange, username: string) => {
  const known = people.find((person) => person.username === username)
  return known ? displayName(known) : username
}

/**
 * All writes of access to brands (B §7). Each emits a window event (ACC-23); if it concerns the user's own
 * account, the current user is fetched again.
 */
export function useAccessActs(selfId: number) {
  const intl = useIntl()
  const { list } = useFormats()

  function announce(reason: string) {
    return (_answer: unknown, { people, brands, administered }: AccessChange) => {
      for (const { id } of brands) emitWindowEvent('brand:changed', { brandId: id, reason })
      const concerned = [...people, ...administered.map(({ person }) => person)]
      if (concerned.some(({ id }) => id === selfId)) emitWindowEvent('user:changed', { reason: 'brand_access' })
    }
  }

  const assigning = useAct(
    { mutationFn: assign },
    {
      ...SHARED,
      name: 'assignAccess',
      done: ({ count, name }, change) => {
        const asked = change.by === 'brand' ? change.people.length : change.brands.length
        return {
          title: intl.formatMessage(
            { id: change.by === 'brand' ? 'access.done.assigned.users' : 'access.done.assigned.brands' },
            { count, name: nameOf(change, name) },
          ),
          message: count < asked ? intl.formatMessage({ id: 'access.done.assigned.of' }, { count: asked }) : undefined,
        }
      },
      failed: (change) => intl.formatMessage({ id: titleOfAssignment(change) }),
      failedText: ({ by }) => (by === 'brand' ? 'access.failed.assign.users' : 'access.failed.assign.brands'),
      onDone: announce('users_assigned'),
    },
  )

  const restoring = useAct(
    { mutationFn: restore },
    {
      ...SHARED,
      name: 'restoreAccess',
      done: ({ count, name }, change) => ({
        title: intl.formatMessage(
          { id: change.by === 'brand' ? 'access.done.restored.users' : 'access.done.restored.brands' },
          { count, name: nameOf(change, name) },
        ),
      }),
      failed: (change) => intl.formatMessage({ id: titleOfAssignment(change) }),
      failedText: ({ by }) => (by === 'brand' ? 'access.failed.assign.users' : 'access.failed.assign.brands'),
      onDone: announce('users_assigned'),
    },
  )

  function removed({ brands, counts, name, failed }: Removed, change: AccessChange) {
    const { by, people, administered } = change
    const [person] = people
    const kept = administered.filter(({ brand }) => brands.some(({ id }) => id === brand.id))
    return {
      severity: failed.length > 0 ? ('warning' as const) : ('success' as const),
      title:
        by === 'brand'
          ? intl.formatMessage({ id: 'access.done.removed.users' }, { count: [...counts.values()][0] ?? 0, name })
          : intl.formatMessage(
              { id: 'access.done.removed.brands' },
              { count: brands.length, name: person ? displayName(person) : '' },
            ),
      message:
        failed.length > 0
          ? intl.formatMessage(
              { id: 'access.done.removed.failed' },
              { brands: list(failed.map(({ brand }) => brand.name)) },
            )
          : undefined,
      reference: referenceText(intl, failed.map(({ error }) => error).find(isServerFailure)),
      action: {
        label: intl.formatMessage({ id: 'data.undo' }),
        onClick: () => void restoring.act({ ...change, brands, administered: kept }),
      },
    }
  }

  const removing = useAct(
    { mutationFn: remove },
    {
      ...SHARED,
      name: 'removeAccess',
      done: removed,
      failed: 'access.error.remove',
      failedText: 'access.failed.remove',
      onDone(answer, change) {
        dismissGeneralOf(...answer.failed.map(({ error }) => error))
        announce('users_removed')(answer, change)
      },
    },
  )

  const naming = useAct(
    { mutationFn: makeAdmin },
    {
      ...SHARED,
      name: 'makeBrandAdmin',
      done: ({ admin, brand }: NewAdmin, change) => ({
        title: intl.formatMessage(
          { id: change.by === 'brand' ? 'access.done.admin' : 'access.done.promoted' },
          { name: nameOf(change, admin), brand },
        ),
      }),
      failed: ({ by }) => intl.formatMessage({ id: by === 'brand' ? 'access.error.admin' : 'access.error.promote' }),
      failedText: ({ by }) => (by === 'brand' ? 'access.failed.admin' : 'access.failed.promote'),
      onDone: announce('admin_changed'),
    },
  )

  const acts = { assign: assigning, remove: removing, admin: naming }
  const running = [
    ...KINDS.filter((kind) => acts[kind].pending()),
    ...(restoring.pending() ? (['restore'] as const) : []),
  ]

  return {
    /** @returns whether the change was made */
    run: async (change: AccessChange) => (await acts[change.kind].act(change)) !== undefined,
    /** Running writes, including those started before the page was left. */
    running,
    /** A write of this kind runs for the same brand or user. */
    busy: (change: Pick<AccessChange, 'by' | 'people' | 'brands'>) =>
      [...Object.values(acts), restoring].some(({ pending }) => pending(targetOf(change))),
  }
}

/** B §8: one title for a single assignment, one for several at once. */
const titleOfAssignment = ({ people, brands }: AccessChange): PlainMessageId =>
  people.length * brands.length > 1 ? 'access.error.bulk' : 'access.error.assign'
