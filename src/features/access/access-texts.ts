import type { IntlShape } from 'react-intl'

import type { ToastOptions } from '~/design/feedback/toasts'
import type { MessageId, PlainMessageId } from '~/i18n/messages'

import type { AccessBrand, AccessChange, AccessMode } from './access-change'

/** `restore` undoes a removal, `unname` a new administrator. */
export type AccessAct = AccessChange['kind'] | 'restore' | 'unname'

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
} as const satisfies Record<AccessAct, Record<AccessMode, { done: MessageId; why: PlainMessageId }>>

/** What is said beside a success of the brands that failed, and when one of them is unconfirmed. */
export const SOME_FAILED = {
  remove: { failed: 'access.done.removed.failed', unknown: 'access.done.removed.unknown' },
  admin: { failed: 'access.done.admin.failed', unknown: 'access.done.admin.failed' },
  unname: { failed: 'access.done.unnamed.failed', unknown: 'access.done.unnamed.failed' },
} as const satisfies Partial<Record<AccessAct, Record<'failed' | 'unknown', MessageId>>>

/** Title of a failure: one for a single assignment, one for several at once. */
export function failureTitle(act: AccessAct, { by, people, brands }: AccessChange): PlainMessageId {
  if (act === 'unname') return 'access.error.undo'
  if (act === 'remove') return 'access.error.remove'
  if (act === 'admin') return by === 'brand' ? 'access.error.admin' : 'access.error.promote'
  return people.length * brands.length > 1 ? 'access.error.bulk' : 'access.error.assign'
}

/** The same for an unconfirmed change. */
export function unknownTitle(act: AccessAct, { people, brands }: AccessChange): PlainMessageId {
  if (act === 'unname') return 'access.unknown.undo'
  if (act === 'remove') return 'access.unknown.remove'
  if (act === 'admin') return 'access.unknown.admin'
  return people.length * brands.length > 1 ? 'access.unknown.bulk' : 'access.unknown.assign'
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
