import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { inTurn, type Turns } from '~/features/shared/mutations/in-turn'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { displayName } from '~/features/shared/user/display-name'
import { systemClock } from '~/platform/clock'

import { type AccessPerson, namingOf } from '../access-change'
import { remove } from '../access-queries'
import { makeAdmin } from '../admin-queries'
import { ACCESS_CACHES, announceAccess } from '../use-access-mutations'
import { type Leave, outcomeOf, removalOf } from './leave'

const NO_ADMINS = new Map<number, AccessPerson>()

type LeaveInput = { user: AccessPerson; leaves: readonly Leave[] }

/**
 * Removes a user from brands, one after the other. The new administrator of a brand is named first: without one, the
 * user stays in the brand.
 */
export function useLeave(selfId: number) {
  const intl = useIntl()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const stopping = useRef<AbortController>(undefined)

  const { mutate, isPending, data, failure, reset } = useApiMutation(
    {
      async mutationFn({ user, leaves }: LeaveInput) {
        const { signal } = (stopping.current = new AbortController())
        const named = new Set<number>()
        const onTurn = ({ done, failed }: Turns<Leave>) =>
          setProgress({ done: done.length + failed.length, total: leaves.length })
        const turns = await inTurn(
          leaves,
          async ({ brand, admin }, givenUp) => {
            if (admin) {
              await makeAdmin(namingOf(admin, [brand], 'brand'))
              named.add(brand.id)
            }
            givenUp.throwIfAborted()
            await remove({ ...removalOf(user, [], NO_ADMINS), brands: [brand] })
          },
          { onTurn, signal },
        )
        return outcomeOf(leaves, turns, named, systemClock.now())
      },
    },
    {
      name: 'leaveBrands',
      row: ({ user }) => user.id,
      meta: {
        invalidates: ACCESS_CACHES,
        success({ done, unknown, failed, left }, { user }, isMounted) {
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
        error: { title: 'access.error.remove' },
        inline: 'error',
      },
      onSuccess({ done, unknown, failed, limit, named }, { user }) {
        const errors = [...unknown, ...failed].map(({ error }) => error)
        dismissGlobalErrorToast(...errors, ...(limit ? [limit] : []))
        const changed = [...new Set([...done.map(({ brand }) => brand.id), ...named])]
        announceAccess(selfId, 'users_removed', { brandIds: changed, userIds: [user.id] })
      },
    },
  )
  const running = isPending()
  return {
    leave: mutate,
    running,
    /** Undefined also for what an earlier visit of this page does. */
    progress: running ? progress : undefined,
    /** The brand whose calls are on their way is awaited for a moment. */
    stop: () => stopping.current?.abort(),
    outcome: data,
    failure,
    reset,
  }
}
