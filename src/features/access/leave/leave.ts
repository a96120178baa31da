import type { IntlShape } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import type { UserBrand } from '~/api/generated/types.gen'
import { mayBeDone } from '~/api/may-be-done'
import type { Turns } from '~/features/shared/mutations/in-turn'
import { displayName } from '~/features/shared/user/display-name'
import { errorText } from '~/i18n/error-text'

import type { AccessBrand, AccessPerson, AskedChange } from '../access-change'

/** A brand that a user leaves, and who administers it then. */
export type Leave = { brand: AccessBrand; admin: AccessPerson | undefined }

/** New administrators, by the id of the brand. */
export type NewAdmins = ReadonlyMap<number, AccessPerson>

export const leavesOf = (brands: readonly UserBrand[], admins: NewAdmins): Leave[] =>
  brands.map((brand) => ({ brand, admin: admins.get(brand.id) }))

/** The removal of all access. Brands with a new administrator are not left without one. */
export const removalOf = (user: AccessPerson, brands: readonly UserBrand[], admins: NewAdmins): AskedChange => ({
  kind: 'remove',
  by: 'user',
  people: [user],
  brands,
  administered: brands
    .filter(({ id, is_admin }) => is_admin && !admins.has(id))
    .map((brand) => ({ person: user, brand })),
})

type Unfinished = { leave: Leave; error: ApiError }

export type LeaveOutcome = {
  /** When it ended, in milliseconds since 1970. */
  at: number
  done: readonly Leave[]
  unknown: Unfinished[]
  failed: Unfinished[]
  /** Not tried: the user has stopped, or the server accepts no more for now (`limit`). */
  left: readonly Leave[]
  limit: ApiError | undefined
  /** The ids of brands whose new administrator was named. */
  named: ReadonlySet<number>
}

export function outcomeOf(
  leaves: readonly Leave[],
  { done, failed }: Turns<Leave>,
  named: ReadonlySet<number>,
  at: number,
): LeaveOutcome {
  const limit = failed.find(({ error }) => error.status_code === 429)?.error
  const tried = failed.filter(({ error }) => error !== limit).map(({ item, error }) => ({ leave: item, error }))
  const known = new Set([...done, ...tried.map(({ leave }) => leave)])
  return {
    at,
    done,
    unknown: tried.filter(({ error }) => mayBeDone(error)),
    failed: tried.filter(({ error }) => !mayBeDone(error)),
    left: leaves.filter((leave) => !known.has(leave)),
    limit,
    named,
  }
}

export type RecordGroup = { id: 'done' | 'unknown' | 'failed' | 'left'; title: string; lines: readonly string[] }

/** What became of each brand, with its new administrator and the reason of a failure. Groups without brands are missing. */
export function recordOf(intl: IntlShape, { done, unknown, failed, left, limit, named }: LeaveOutcome): RecordGroup[] {
  const lineOf = ({ brand, admin }: Leave, error?: ApiError) => {
    const line =
      admin && named.has(brand.id)
        ? intl.formatMessage({ id: 'access.leave.line' }, { brand: brand.name, name: displayName(admin) })
        : brand.name
    const reason = error && errorText(intl, error)
    return reason ? intl.formatMessage({ id: 'access.leave.line.reason' }, { line, reason }) : line
  }
  const lines = {
    done: done.map((leave) => lineOf(leave)),
    unknown: unknown.map(({ leave, error }) => lineOf(leave, error)),
    failed: failed.map(({ leave, error }) => lineOf(leave, error)),
    left: left.map((leave) => lineOf(leave, limit)),
  }
  return (['done', 'unknown', 'failed', 'left'] as const).flatMap((id) =>
    lines[id].length > 0 ? [{ id, title: intl.formatMessage({ id: `access.leave.${id}` }), lines: lines[id] }] : [],
  )
}

/** The record as text, to be copied. */
export const recordText = (title: string, groups: readonly RecordGroup[]): string =>
  [title, ...groups.map((group) => [group.title, ...group.lines.map((line) => `- ${line}`)].join('\n'))].join('\n\n')
