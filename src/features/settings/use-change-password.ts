import { useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'

import { ApiError, noAccessToken, mayBeDone } from '~/api/api-error'
import { changeUserPassword } from '~/api/generated/sdk.gen'
import { passwordRetry } from '~/api/retries'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { isId } from '~/platform/storage'

import {
  documentedFailure,
  outcomeUnknown,
  type PasswordFormValues,
  passwordProblem,
  toPasswordChange,
} from './password-form'

/**
 * POST /users/{id}/change_password/, retried once. The mutation gets no variables: they would stay in the cache of the
 * session, where no password belongs (PWD-22).
 */
export function useChangePassword(id: number, onChanged: () => void) {
  const intl = useIntl()
  const held = useRef<PasswordFormValues>(undefined)
  const open = useRef(false)

  async function send(): Promise<void> {
    if (!held.current) return
    // Without an id there is no path to send it to
    if (!isId(id)) throw noAccessToken()
    try {
      await changeUserPassword({ path: { id }, body: toPasswordChange(held.current) })
    } catch (error) {
      // no call returns a password: only the next try shows whether it was changed
      if (open.current && error instanceof ApiError && passwordProblem(error) === 'current') throw outcomeUnknown(error)
      open.current ||= mayBeDone(error)
      throw error
    }
  }

  const { mutate, isPending, failure } = useApiMutation(
    { mutationFn: send, ...passwordRetry },
    {
      name: 'changePassword',
      meta: {
        success: () => ({
          title: intl.formatMessage({ id: 'settings.password.done' }),
          // no documented call ends other sessions
          message: intl.formatMessage({ id: 'settings.password.done.others' }),
        }),
      },
      onSuccessIfMounted: onChanged,
    },
  )

  async function change(values: PasswordFormValues) {
    if (isPending()) return
    held.current = values
    open.current = false
    try {
      await mutate()
    } finally {
      held.current = undefined
    }
  }

  return {
    change,
    pending: isPending(),
    failure: useMemo(() => failure && documentedFailure(intl, failure), [intl, failure]),
  }
}
