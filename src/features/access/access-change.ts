import type { IntlShape } from 'react-intl'

import type { BrandUsers, Member } from '~/api/generated/types.gen'
import type { ToastOptions } from '~/design/feedback/toasts'
import { displayName } from '~/features/shared/user/user-texts'
import type { MessageId, PlainMessageId } from '~/i18n/messages'
import { isReadOnly } from '~/permissions/permissions'

/** `user`: one user and their brands; `brand`: one brand and its users. */
export type AccessMode = 'user' | 'brand'

/** The fields shared by the list of users and the users of a brand. */
export type AccessUser = Pick<
  Member,
  'id' | 'username' | 'first_name' | 'last_name' | 'email' | 'user_type' | 'is_active' | 'last_login'
>

export type AccessBrand = { id: number; name: string }

/** A user who administers a brand. */
export type Administration = { user: AccessUser; brand: AccessBrand }

/**
 * A change of access. By 'user', `users` has one entry; by 'brand', `brands` has. A change of the administrator has one
 * user: `by` says which call names them.
 */
export type AccessChange = {
  kind: 'assign' | 'remove' | 'admin'
  by: AccessMode
  users: readonly AccessUser[]
  brands: readonly AccessBrand[]
  /** Which of these users administer which of these brands now, as far as the page knows. */
  administered: readonly Administration[]
  /** Of a new administrator: the users of each brand before, by brand id. Brands that could not be read are missing. */
  before?: ReadonlyMap<number, BrandUsers>
}

/** The users and brands whose access changes. */
export const pairsOf = ({ users, brands }: Pick<AccessChange, 'users' | 'brands'>): Administration[] =>
  users.flatMap((user) => brands.map((brand) => ({ user, brand })))

/** A change that the user confirms first. */
export type AskedChange = AccessChange & { kind: 'remove' | 'admin' }

/** `one` becomes the administrator of these brands. */
export const namingOf = (one: AccessUser, brands: readonly AccessBrand[], by: AccessMode): AccessChange => ({
  kind: 'admin',
  by,
  users: [one],
  brands,
  administered: [],
})

/** Whether these brands are known to have no other administrator: naming one then replaces nobody. */
export const replacesNobody = ({ users: [named], brands, before }: AccessChange): boolean =>
  brands.every(({ id }) => {
    const known = before?.get(id)
    return known !== undefined && (known.admin_user === null || known.admin_user.id === named?.id)
  })

/** Only active accounts that are not read-only (ACC-08). */
export const canBeBrandAdmin = ({ is_active, user_type }: Pick<AccessUser, 'is_active' | 'user_type'>) =>
  is_active && !isReadOnly({ user_type })

/** Why this user cannot administer a brand; undefined if they can. */
export function refusalToAdminister(intl: IntlShape, user: AccessUser): string | undefined {
  if (canBeBrandAdmin(user)) return undefined
  return intl.formatMessage({ id: user.is_active ? 'access.act.admin.readonly' : 'access.act.admin.inactive' })
}

/** Key of an action: each key allows one call at a time. */
export const targetOf = ({ by, users, brands }: Pick<AccessChange, 'by' | 'users' | 'brands'>) =>
  `${by} ${(by === 'user' ? users : brands)[0]?.id}`

/** Whether one change would do all that the other does. */
export const covers = (wider: AccessChange, change: AccessChange): boolean =>
  change.users.every(({ id }) => wider.users.some((user) => user.id === id)) &&
  change.brands.every(({ id }) => wider.brands.some((brand) => brand.id === id))

/** The name of a user in the change. The answer of the server has the username. */
export const nameOf = ({ users }: AccessChange, username: string) => {
  const known = users.find((user) => user.username === username)
  return known ? displayName(known) : username
}

/** `restore` undoes a removal, `unname` a new administrator. */
export type AccessAction = AccessChange['kind'] | 'restore' | 'unname'

const WHY_NOT_ASSIGNED = { user: 'access.failed.assign.brands', brand: 'access.failed.assign.users' } as const

/** `done`: the title after a success. `why`: the text of a failure for which the server sends none. */
export const ACCESS_TEXTS = {
  assign: {
    user: { done: 'access.done.assigned.brands', why: WHY_NOT_ASSIGNED.user },
    brand: { done: 'access.done.assigned.users', why: WHY_NOT_ASSIGNED.brand },
  },
  restore: {
    user: { done: 'access.done.restored.brands', why: WHY_NOT_ASSIGNED.user },
    brand: { done: 'access.done.restored.users', why: WHY_NOT_ASSIGNED.brand },
  },
  remove: {
    user: { done: 'access.done.removed.brands', why: 'access.failed.remove' },
    brand: { done: 'access.done.removed.users', why: 'access.failed.remove' },
  },
  admin: {
    user: { done: 'access.done.promoted', why: 'access.failed.promote' },
    brand: { done: 'access.done.admin', why: 'access.failed.admin' },
  },
  unname: {
    user: { done: 'access.done.unnamed', why: 'access.failed.admin' },
    brand: { done: 'access.done.unnamed', why: 'access.failed.admin' },
  },
} as const satisfies Record<AccessAction, Record<AccessMode, { done: MessageId; why: PlainMessageId }>>

export const CHANGE_KINDS = [
  'assign',
  'remove',
  'admin',
  'restore',
  'unname',
] as const satisfies readonly AccessAction[]

/** What is said beside a success of the brands that failed, and when one of them is unconfirmed. */
export const SOME_FAILED = {
  remove: { failed: 'access.done.removed.failed', unknown: 'access.done.removed.unknown' },
  admin: { failed: 'access.done.admin.failed', unknown: 'access.done.admin.failed' },
  unname: { failed: 'access.done.unnamed.failed', unknown: 'access.done.unnamed.failed' },
} as const satisfies Partial<Record<AccessAction, Record<'failed' | 'unknown', MessageId>>>

/** Title of a failure: one for a single assignment, one for several at once. */
export function failureTitle(action: AccessAction, { by, users, brands }: AccessChange): PlainMessageId {
  if (action === 'unname') return 'access.error.undo'
  if (action === 'remove') return 'access.error.remove'
  if (action === 'admin') return by === 'brand' ? 'access.error.admin' : 'access.error.promote'
  return users.length * brands.length > 1 ? 'access.error.bulk' : 'access.error.assign'
}

/** The same for an unconfirmed change. */
export function unknownTitle(action: AccessAction, { users, brands }: AccessChange): PlainMessageId {
  if (action === 'unname') return 'access.unknown.undo'
  if (action === 'remove') return 'access.unknown.remove'
  if (action === 'admin') return 'access.unknown.admin'
  return users.length * brands.length > 1 ? 'access.unknown.bulk' : 'access.unknown.assign'
}

/** What the toast of an undo says of brands that stay as they are. Nothing else tells it. */
export const undoneExcept = (intl: IntlShape, leftOut: readonly AccessBrand[] = []): Partial<ToastOptions> =>
  leftOut.length === 0
    ? {}
    : {
        severity: 'warning',
        lasting: true,
        message: intl.formatMessage(
          { id: 'access.done.undone.except' },
          { brands: intl.formatList(leftOut.map(({ name }) => name)) },
        ),
      }

/** Whether all of a change was made. */
export const isWhole = (answer: object | undefined): boolean =>
  answer !== undefined && !('failed' in answer && Array.isArray(answer.failed) && answer.failed.length > 0)
