import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { toApiError } from '~/api/api-error'
import {
  getCurrentUserQueryKey,
  getProfileQueryKey,
  listUsersQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { getProfile, updateProfile } from '~/api/generated/sdk.gen'
import type { ProfileUpdate, User } from '~/api/generated/types.gen'
import { profileRetry } from '~/api/retries'
import { findingOf, useUnconfirmedFields } from '~/features/shared/forms/form-diff'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'

import type { ProfileFormValues } from './profile-draft'
import { hasProfileChanges, toProfileInput } from './profile-form'

/** Every list that shows the changed name. */
const USER_CACHES = [getCurrentUserQueryKey(), getProfileQueryKey(), listUsersQueryKey(), [{ _id: 'listBrandUsers' }]]

/** The changed fields as the server has stored them. A field that the answer lacks counts as stored as it was sent. */
const changedOf = (sent: ProfileUpdate, answer: User | undefined): ProfileUpdate => ({
  ...sent,
  ...(sent.first_name !== undefined && { first_name: answer?.first_name || sent.first_name }),
  ...(sent.last_name !== undefined && { last_name: answer?.last_name || sent.last_name }),
  ...(sent.phone !== undefined && { phone: answer?.phone || sent.phone }),
  ...(sent.position !== undefined && { position: answer?.position || sent.position }),
})

/** PATCH /users/{id}/ with the changes (K34), tried three times in all. */
export function useUpdateProfile(id: number, stored: ProfileFormValues, onSaved: () => void) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [unconfirmed, addUnconfirmed] = useUnconfirmedFields()
  const { mutate, isPending, isRetrying, failure } = useApiMutation(
    {
      ...profileRetry,
      async mutationFn({ path, body }: { path: { id: number }; body: ProfileUpdate }) {
        try {
          return (await updateProfile({ path, body })).data
        } catch (thrown) {
          // each try: the last one may be refused though an earlier one has saved
          addUnconfirmed(toApiError(thrown), body)
          throw thrown
        }
      },
    },
    {
      name: 'updateProfile',
      confirm: {
        async check({ body }) {
          const { data: now } = await getProfile()
          return findingOf(body, { now, before: stored, answer: now })
        },
      },
      meta: {
        invalidates: USER_CACHES,
        success: () => ({ title: intl.formatMessage({ id: 'settings.profile.done' }) }),
      },
      onSuccess(answer: User | undefined, { body }) {
        // shows the saved values at once, even if refetching fails; the answer may lack fields, or hold nothing
        const saved = changedOf(body, answer)
        queryClient.setQueryData(getProfileQueryKey(), (known) => known && { ...known, ...saved })
      },
      onSuccessIfMounted: () => onSaved(),
    },
  )
  return {
    save: (values: ProfileFormValues) => mutate({ path: { id }, body: toProfileInput(values, stored, unconfirmed) }),
    isChanged: (values: ProfileFormValues) => hasProfileChanges(values, stored, unconfirmed),
    pending: isPending(),
    retrying: isRetrying,
    failure,
  }
}
