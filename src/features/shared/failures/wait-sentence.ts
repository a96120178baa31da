import type { IntlShape } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { waitText } from '~/features/shared/forms/wait-text'

type Asked = Pick<ApiError, 'status_code' | 'retryAfterMs'>

/** Says how long the server asks to wait; of a 429 without a time, that it does. Undefined if it does not ask. */
export function waitSentence(intl: IntlShape, { status_code, retryAfterMs }: Asked): string | undefined {
  const wait = waitText(intl, retryAfterMs)
  if (wait) return intl.formatMessage({ id: 'errors.wait' }, { wait })
  return status_code === 429 ? intl.formatMessage({ id: 'errors.page.busy.body' }) : undefined
}
