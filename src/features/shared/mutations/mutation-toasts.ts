import type { IntlShape } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { Unverified } from '~/api/may-be-done'
import { dismissToast, toast } from '~/design/feedback/toasts'
import { referenceText } from '~/features/shared/failures/error-reference'
import { errorText, unknownText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

type FailureTexts = { text: PlainMessageId | undefined; gone: PlainMessageId | undefined }

/** The toasts that ask to verify, by the failure they tell. */
const asking = new WeakMap<ApiError, number>()

/** What is not known is no failure. Its toast stays, like that of one, and leads to the check. */
export function showUnknown(
  intl: IntlShape,
  failure: ApiError,
  title: string,
  verify: (failure: Unverified) => void,
): void {
  const action = failure instanceof Unverified && {
    action: { label: intl.formatMessage({ id: 'common.verify' }), onClick: () => verify(failure) },
  }
  const told = { severity: 'warning', lasting: true, title, message: unknownText(intl, failure) } as const
  asking.set(failure, toast({ ...told, ...action }))
}

/** Removes the toast of what was not known, because a later call has told. */
export function dismissUnknown(failure: unknown): void {
  const id = failure instanceof Unverified && asking.get(failure)
  if (id) dismissToast(id)
}

/** A toast that names the action, and how long the server asks to wait. Of a server failure it has the reference. */
export function showFailure(intl: IntlShape, failure: ApiError, title: string, { text, gone }: FailureTexts): void {
  const reference = referenceText(intl, failure)
  toast({ severity: 'error', title, message: errorText(intl, failure, text, gone), ...(reference && { reference }) })
}
