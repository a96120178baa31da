import { useEffect } from 'react'
import type { UseFormSetError } from 'react-hook-form'

import type { ApiError } from '~/api/api-error'
import type { PlainMessageId } from '~/i18n/messages'

import type { LoginFormValues } from './login-form'

/** Marks the error that stands on both fields and goes from both at once. */
export const WRONG_CREDENTIALS = 'credentials'

const TEXT: PlainMessageId = 'auth.login.invalid'

/** B §8: wrong credentials are said on both fields, so that nobody learns which of the two was right. */
export function useWrongCredentials(failure: ApiError | null, setError: UseFormSetError<LoginFormValues>): void {
  // the form's store is outside React
  useEffect(() => {
    if (!failure) return
    const error = { type: WRONG_CREDENTIALS, message: TEXT }
    setError('email', error, { shouldFocus: true })
    setError('password', error)
  }, [failure, setError])
}
