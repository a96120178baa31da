import type { IntlShape } from 'react-intl'

import type { BrandUsers, Member } from '~/api/generated/types.gen'
import type { ToastOptions } from '~/design/feedback/toasts'
import { displayName } from '~/features/shared/user/user-texts'
import type { MessageId, PlainMessageId } from '~/i18n/messages'
import { canBeBrandAdmin } from '~/permissions/permissions'

/** `user`: one user and their brands; `brand`: one brand and its users. */
export type AccessMode = 'user' | 'brand'

/** The fields shared by the list of users and the users of a brand. */
export type AccessUser = Pick<
  Member,
  'id' | 'username' | 'first_name' | 'last_name' | 'email' | 'user_type' | 'is_active' | 'last_login'
>

export type AccessBrand = { id: number; name: string }

/** A user and a brand: one of theirs, or one that they administer. */
export type UserAndBrand = { user: AccessUser; brand: AccessBrand }

type UserAccess = { by: 'user'; user: AccessUser; brands: readonly AccessBrand[] }
type BrandAccess = { by: 'brand'; brand: AccessBrand; users: readonly AccessUser[] }

/** Who has access to what. One side is a single user or brand: no call writes several of both. */
export type Access = UserAccess | BrandAccess

export type Assignment = Access & { kind: 'assign' }

/** `administered`: which of these users administer which of these brands now, as far as the page knows. */
export type Removal = Access & { kind: 'remove'; administered: readonly UserAndBrand[] }

/** Undoes a removal. `administered` as before it; `leftOut`: brands whose access is not given back. */
export type Restoration = Access & {
  kind: 'restore'
  administered: readonly UserAndBrand[]
  leftOut: readonly AccessBrand[]
}

type ChangeOfAdmin<Kind> = {
  kind: Kind
  /** The page where the user is chosen, which decides the call and the texts. */
  by: AccessMode
  user: AccessUser
  brands: readonly AccessBrand[]
  /** The users of each brand before, by brand id. Brands that could not be read are missing. */
  before?: ReadonlyMap<number, BrandUsers>
}

/** The user becomes the administrator of these brands. */
export type AdminChange = ChangeOfAdmin<'admin'>

/** Undoes `AdminChange`. */
export type AdminUndo = ChangeOfAdmin<'undoAdmin'>

/** A change that the user confirms first. */
export type ConfirmedChange = Removal | AdminChange

/** The changes that a page starts; an undo starts the others. A removal undoes an assignment. */
export type RequestedChange = Assignment | ConfirmedChange

export type AccessChange = RequestedChange | Restoration | AdminUndo

export const usersOf = (change: Access | AccessChange): readonly AccessUser[] =>
  'users' in change ? change.users : [change.user]

export const brandsOf = (change: Access | AccessChange): readonly AccessBrand[] =>
  'brands' in change ? change.brands : [change.brand]

/** The users and brands whose access changes. */
export const pairsOf = (change: Access | AccessChange): UserAndBrand[] =>
  usersOf(change).flatMap((user) => brandsOf(change).map((brand) => ({ user, brand })))

export const adminChangeOf = (user: AccessUser, brands: readonly AccessBrand[], by: AccessMode): AdminChange => ({
  kind: 'admin',
  by,
  user,
  brands,
})

/** Whether these brands are known to have no other administrator: a new one then replaces nobody. */
export const replacesNobody = ({ user, brands, before }: AdminChange): boolean =>
  brands.every(({ id }) => {
    const known = before?.get(id)
    return known !== undefined && (known.admin_user === null || known.admin_user.id === user.id)
  })

/** Why this user cannot administer a brand; undefined if they can. */
export function refusalToAdminister(intl: IntlShape, user: AccessUser): string | undefined {
  if (canBeBrandAdmin(user)) return undefined
  return intl.formatMessage({ id: user.is_active ? 'access.act.admin.readonly' : 'access.act.admin.inactive' })
}

/** Each user or brand allows one call of a kind at a time. */
export const rowKeyOf = (change: AccessChange) =>
  `${change.by} ${change.by === 'user' ? change.user.id : brandsOf(change)[0]?.id}`

/** Whether one change would do all that the other does. */
export const covers = (wider: AccessChange, change: AccessChange): boolean =>
  usersOf(change).every(({ id }) => usersOf(wider).some((user) => user.id === id)) &&
  brandsOf(change).every(({ id }) => brandsOf(wider).some((brand) => brand.id === id))

/** The name of a user in the change. The answer of the server has the username. */
export const nameOf = (change: AccessChange, username: string) => {
  const known = usersOf(change).find((user) => user.username === username)
  return known ? displayName(known) : username
}

export type AccessAction = AccessChange['kind']

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
  undoAdmin: {
    user: { done: 'access.done.undoAdmin', why: 'access.failed.admin' },
    brand: { done: 'access.done.undoAdmin', why: 'access.failed.admin' },
  },
} as const satisfies Record<AccessAction, Record<AccessMode, { done: MessageId; why: PlainMessageId }>>

export const CHANGE_KINDS = [
  'assign',
  'remove',
  'admin',
  'restore',
  'undoAdmin',
] as const satisfies readonly AccessAction[]

/** What is said beside a success of the brands that failed, and when one of them is unconfirmed. */
export const SOME_FAILED = {
  remove: { failed: 'access.done.removed.failed', unconfirmed: 'access.done.removed.unconfirmed' },
  admin: { failed: 'access.done.admin.failed', unconfirmed: 'access.done.admin.failed' },
  undoAdmin: { failed: 'access.done.undoAdmin.failed', unconfirmed: 'access.done.undoAdmin.failed' },
} as const satisfies Partial<Record<AccessAction, Record<'failed' | 'unconfirmed', MessageId>>>

/** Title of a failure: one for a single assignment, one for several at once. */
export function failureTitle(change: AccessChange): PlainMessageId {
  if (change.kind === 'undoAdmin') return 'access.error.undo'
  if (change.kind === 'remove') return 'access.error.remove'
  if (change.kind === 'admin') return change.by === 'brand' ? 'access.error.admin' : 'access.error.promote'
  return pairsOf(change).length > 1 ? 'access.error.bulk' : 'access.error.assign'
}

/** The same for an unconfirmed change. */
export function unconfirmedTitle(change: AccessChange): PlainMessageId {
  if (change.kind === 'undoAdmin') return 'access.unconfirmed.undo'
  if (change.kind === 'remove') return 'access.unconfirmed.remove'
  if (change.kind === 'admin') return 'access.unconfirmed.admin'
  return pairsOf(change).length > 1 ? 'access.unconfirmed.bulk' : 'access.unconfirmed.assign'
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
