import { useIntl } from 'react-intl'

import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { inTurn } from '~/features/shared/mutations/in-turn'
import { outcomeOf } from '~/features/shared/mutations/turns-outcome'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { useProgress } from '~/features/shared/mutations/use-progress'
import { displayName } from '~/features/shared/user/display-name'
import { systemClock } from '~/platform/clock'

import type { AccessPerson } from '../access-change'
import { ACCESS_CACHES, announceAccess, remove } from '../access-queries'
import { type Leave, type LeaveOutcome, removalOf, together } from './leave'
import { nameSuccessor } from './name-successor'

const NO_ADMINS = new Map<number, AccessPerson>()

/** `before`: what the run that stopped has done. */
type Job = { leaves: readonly Leave[]; before?: LeaveOutcome }

/**
 * Removes a user from brands, one after the other. The new administrator of a brand is named first: without one, the
 * user stays in the brand.
 */
export function useLeave(user: AccessPerson, selfId: number) {
  const intl = useIntl()
  const { progress, stop, begin } = useProgress(`leaveBrands:${user.id}`)

  const { mutate, isPending, data, reset } = useApiMutation(
    {
      async mutationFn({ leaves, before }: Job): Promise<LeaveOutcome> {
        const { signal, show } = begin()
        const named = new Map<number, AccessPerson>()
        const turns = await inTurn(
          leaves,
          async ({ brand, admin }, givenUp) => {
            if (admin) {
              named.set(brand.id, await nameSuccessor(user, admin, brand))
            }
            givenUp.throwIfAborted()
            await remove({ ...removalOf(user, [], NO_ADMINS), brands: [brand] })
          },
          { signal, onTurn: ({ done, failed }) => show({ done: done.length + failed.length, total: leaves.length }) },
        )
        return together(before, { ...outcomeOf(leaves, turns), named, at: systemClock.now() })
      },
    },
    {
      name: `leaveBrands:${user.id}`,
      meta: {
        invalidates: ACCESS_CACHES,
        success({ done, unknown, failed, left }, _job, isMounted) {
          if (isMounted) return undefined
          const whole = unknown.length + failed.length + left.length === 0
          return {
            severity: whole ? 'success' : 'warning',
            lasting: !whole,
            title: intl.formatMessage(
              { id: 'access.done.removed.brands' },
              { count: done.length, name: displayName(user) },
            ),
            ...(!whole && { message: intl.formatMessage({ id: 'access.leave.incomplete' }) }),
          }
        },
      },
      onSuccess({ done, unknown, failed, limit, named }, { leaves }) {
        const errors = [...unknown, ...failed].map(({ error }) => error)
        dismissGlobalErrorToast(...errors, ...(limit ? [limit] : []))
        // of a run that was resumed, the first part is announced already
        const tried = new Set(leaves.map(({ brand }) => brand.id))
        const changed = [...new Set([...done.map(({ brand }) => brand.id), ...named.keys()])].filter((id) =>
          tried.has(id),
        )
        announceAccess(selfId, 'users_removed', { brandIds: changed, userIds: [user.id] })
      },
    },
  )
  const running = isPending()
  return {
    leave: mutate,
    running,
    progress: running ? progress : undefined,
    stop,
    outcome: data,
    reset,
  }
}
