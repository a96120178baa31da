import { useIntl } from 'react-intl'

import { type AccessBrand, type AccessPerson, namingOf } from '~/features/access/access-change'
import { ACCESS_CACHES, announceAccess, remove } from '~/features/access/access-queries'
import { makeAdmin, presentAdmin } from '~/features/access/admin-queries'
import { isAllDone, makeTurns, useTurns } from '~/features/shared/mutations/use-turns'
import { displayName } from '~/features/shared/user/user-texts'
import { systemClock } from '~/platform/clock'

import { type Leave, type LeaveOutcome, removalOf, together } from './leave'

/**
 * Names who administers a brand after `leaver`. A user who was named since the page loaded stays: nobody is replaced
 * silently.
 * @returns who administers it then
 */
export async function nameSuccessor(
  leaver: AccessPerson,
  admin: AccessPerson,
  brand: AccessBrand,
): Promise<AccessPerson> {
  const present = await presentAdmin(brand)
  if (present && present.id !== leaver.id) return present
  await makeAdmin(namingOf(admin, [brand], 'brand'))
  return admin
}

const NO_ADMINS = new Map<number, AccessPerson>()

/** `before`: what the run that stopped has done. */
type Job = { leaves: readonly Leave[]; before?: LeaveOutcome }

/**
 * Removes a user from brands, one after the other. The new administrator of a brand is named first: without one, the
 * user stays in the brand.
 */
export function useLeave(user: AccessPerson, selfId: number) {
  const intl = useIntl()
  return useTurns(
    async ({ leaves, before }: Job, running): Promise<LeaveOutcome> => {
      const named = new Map<number, AccessPerson>()
      const outcome = await makeTurns(
        leaves,
        async ({ brand, admin }, givenUp) => {
          if (admin) named.set(brand.id, await nameSuccessor(user, admin, brand))
          givenUp.throwIfAborted()
          await remove({ ...removalOf(user, [], NO_ADMINS), brands: [brand] })
        },
        running,
      )
      return together(before, { ...outcome, named, at: systemClock.now() })
    },
    {
      name: `leaveBrands:${user.id}`,
      invalidates: ACCESS_CACHES,
      toast(outcome, _job, isMounted) {
        if (isMounted) return undefined
        return {
          title: intl.formatMessage(
            { id: 'access.done.removed.brands' },
            { count: outcome.done.length, name: displayName(user) },
          ),
          message: isAllDone(outcome) ? undefined : intl.formatMessage({ id: 'access.leave.incomplete' }),
        }
      },
      onSuccess({ done, named }, { leaves }) {
        // of a run that was resumed, the first part is announced already
        const tried = new Set(leaves.map(({ brand }) => brand.id))
        const changed = [...new Set([...done.map(({ brand }) => brand.id), ...named.keys()])].filter((id) =>
          tried.has(id),
        )
        announceAccess(selfId, 'users_removed', { brandIds: changed, userIds: [user.id] })
      },
    },
  )
}
