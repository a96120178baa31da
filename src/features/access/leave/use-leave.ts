import { useQueryClient } from '@tanstack/react-query'
import { type IntlShape, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import type { UserBrand } from '~/api/generated/types.gen'
import { type AccessBrand, type AccessUser, adminChangeOf, type Removal } from '~/features/access/access-change'
import { ACCESS_CACHES, announceAccess, remove } from '~/features/access/access-queries'
import { makeAdmin, presentAdmin } from '~/features/access/admin-queries'
import { type BulkResult, isAllDone, runBulkMutation, useBulk } from '~/features/shared/mutations/use-bulk'
import { displayName } from '~/features/shared/user/user-texts'
import { errorText } from '~/i18n/error-text'
import { administersEveryBrand } from '~/permissions/permissions'
import { systemClock } from '~/platform/clock'

/** A brand that a user leaves, and who administers it then. */
export type Leave = { brand: AccessBrand; admin: AccessUser | undefined }

/** New administrators, by the id of the brand. */
export type NewAdmins = ReadonlyMap<number, AccessUser>

export const leavesOf = (brands: readonly UserBrand[], admins: NewAdmins): Leave[] =>
  brands.map((brand) => ({ brand, admin: admins.get(brand.id) }))

/** The removal of all access. Brands with a new administrator are not left without one. */
export const removalOf = (user: AccessUser, brands: readonly UserBrand[], admins: NewAdmins): Removal => ({
  kind: 'remove',
  by: 'user',
  user,
  brands,
  administered: brands.filter(({ id, is_admin }) => is_admin && !admins.has(id)).map((brand) => ({ user, brand })),
})

export type LeaveOutcome = BulkResult<Leave> & {
  /** When it ended, in milliseconds since 1970. */
  at: number
  /** Who administers a brand then, by its id: the user who was chosen for it, or has become its administrator since. */
  newAdmins: NewAdmins
}

export type RecordGroup = {
  id: 'role' | 'done' | 'unconfirmed' | 'failed' | 'left'
  title: string
  lines: readonly string[]
}

/** One outcome of two runs: the second took up what the first had left. */
export const together = (before: LeaveOutcome | undefined, after: LeaveOutcome): LeaveOutcome => ({
  ...after,
  done: [...(before?.done ?? []), ...after.done],
  unconfirmed: [...(before?.unconfirmed ?? []), ...after.unconfirmed],
  failed: [...(before?.failed ?? []), ...after.failed],
  newAdmins: new Map([...(before?.newAdmins ?? []), ...after.newAdmins]),
})

/**
 * What became of each brand, with its new administrator and the reason of a failure. Groups without brands are missing.
 * A role that reaches every brand comes first: no call takes it away.
 */
export function recordOf(
  intl: IntlShape,
  user: Pick<AccessUser, 'user_type'>,
  { done, unconfirmed, failed, left, limit, newAdmins }: LeaveOutcome,
): RecordGroup[] {
  const lineOf = ({ brand }: Leave, error?: ApiError) => {
    const admin = newAdmins.get(brand.id)
    const line = admin
      ? intl.formatMessage({ id: 'access.leave.line' }, { brand: brand.name, name: displayName(admin) })
      : brand.name
    const reason = error && errorText(intl, error)
    return reason ? intl.formatMessage({ id: 'access.leave.line.reason' }, { line, reason }) : line
  }
  const lines = {
    done: done.map((leave) => lineOf(leave)),
    unconfirmed: unconfirmed.map(({ item, error }) => lineOf(item, error)),
    failed: failed.map(({ item, error }) => lineOf(item, error)),
    left: left.map((leave) => lineOf(leave, limit)),
  }
  const groups = (['done', 'unconfirmed', 'failed', 'left'] as const).flatMap((id) =>
    lines[id].length > 0 ? [{ id, title: intl.formatMessage({ id: `access.leave.${id}` }), lines: lines[id] }] : [],
  )
  if (!administersEveryBrand(user)) return groups
  return [{ id: 'role', title: intl.formatMessage({ id: 'access.leave.role' }), lines: [] }, ...groups]
}

/** The record as text, to be copied. */
export const recordText = (title: string, groups: readonly RecordGroup[]): string =>
  [title, ...groups.map((group) => [group.title, ...group.lines.map((line) => `- ${line}`)].join('\n'))].join('\n\n')

/**
 * Decides who administers a brand after `leaver`. A user who was chosen since the page loaded stays: nobody is replaced
 * silently.
 * @returns who administers it then
 */
export async function appointSuccessor(leaver: AccessUser, admin: AccessUser, brand: AccessBrand): Promise<AccessUser> {
  const present = await presentAdmin(brand)
  if (present && present.id !== leaver.id) return present
  await makeAdmin(adminChangeOf(admin, [brand], 'brand'))
  return admin
}

/** `before`: what the run that stopped has done. */
type Job = { leaves: readonly Leave[]; before?: LeaveOutcome }

/**
 * Removes a user from brands, one after the other. The new administrator of a brand is made first: without one, the
 * user stays in the brand.
 */
export function useLeave(user: AccessUser) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  return useBulk(
    async ({ leaves, before }: Job, running): Promise<LeaveOutcome> => {
      const newAdmins = new Map<number, AccessUser>()
      const outcome = await runBulkMutation(
        leaves,
        async ({ brand, admin }, givenUp) => {
          if (admin) newAdmins.set(brand.id, await appointSuccessor(user, admin, brand))
          givenUp.throwIfAborted()
          await remove({ by: 'user', user, brands: [brand] })
        },
        running,
      )
      return together(before, { ...outcome, newAdmins, at: systemClock.now() })
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
      onSuccess({ done, newAdmins }, { leaves }) {
        // of a run that was resumed, the first part is announced already
        const tried = new Set(leaves.map(({ brand }) => brand.id))
        const changed = [...new Set([...done.map(({ brand }) => brand.id), ...newAdmins.keys()])].filter((id) =>
          tried.has(id),
        )
        announceAccess(queryClient, 'users_removed', { brandIds: changed, userIds: [user.id] })
      },
    },
  )
}
