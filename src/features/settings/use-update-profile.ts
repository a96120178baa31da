import { useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import {
  getCurrentUserQueryKey,
  getProfileQueryKey,
  listUsersQueryKey,
  updateProfileMutation,
} from '~/api/generated/@tanstack/react-query.gen'
import { profileRetry } from '~/api/retries'
import { useAct } from '~/features/shared/acts/use-act'

import { toProfileInput, type ProfileFormValues } from './profile-form'

/** Every list a changed name stands in (B §4, 'all user caches'). */
const USER_CACHES = [getCurrentUserQueryKey(), getProfileQueryKey(), listUsersQueryKey(), [{ _id: 'listBrandUsers' }]]

/** PATCH /users/{id}/ with what changed (K34), tried three times in all (K9). */
export function useUpdateProfile(id: number, onSaved: () => void) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const { act, pending, retrying, failure, forget } = useAct(
    { ...updateProfileMutation(), ...profileRetry },
    {
      name: 'updateProfile',
      changes: USER_CACHES,
      done: () => ({ title: intl.formatMessage({ id: 'settings.profile.done' }) }),
      onDone: (user) => {
        // what was saved is shown at once, whatever becomes of reading it anew
        queryClient.setQueryData(getProfileQueryKey(), user)
        onSaved()
      },
    },
  )
  return {
    save: (values: ProfileFormValues, stored: ProfileFormValues) =>
      act({ path: { id }, body: toProfileInput(values, stored) }),
    pending: pending(),
    retrying,
    failure,
    forget,
  }
}
