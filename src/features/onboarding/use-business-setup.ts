import { useMutation } from '@tanstack/react-query'

import { isAbort, toApiError, type ApiError } from '~/api/api-error'
import { setupBusinessMutation } from '~/api/generated/@tanstack/react-query.gen'
import type { BusinessCreated } from '~/api/generated/types.gen'
import { logSecurity } from '~/features/shared/security-log'
import { isId } from '~/platform/ids'

import { toBusinessSetup, type BusinessFormValues } from './business-form'
import { incompleteBusiness } from './onboarding-failure'

type SetupOptions = {
  onCreated: (created: BusinessCreated) => Promise<void>
  onRefused: (failure: ApiError) => Promise<void>
}

/** Step 2: one call for each press of the button. */
export function useBusinessSetup({ onCreated, onRefused }: SetupOptions) {
  const { mutateAsync, isPending, error } = useMutation({
    ...setupBusinessMutation(),
    onSuccess: ({ company_id, brand_id }) => {
      if (!isId(company_id) || !isId(brand_id)) throw incompleteBusiness()
    },
  })

  const submit = async (values: BusinessFormValues): Promise<void> => {
    let created: BusinessCreated
    try {
      created = await mutateAsync({ body: toBusinessSetup(values) })
    } catch (thrown) {
      // the session ended meanwhile: the page is about to change
      if (isAbort(thrown)) return
      logSecurity('business_setup', 'business_refused')
      // not awaited: the button is free again
      return void onRefused(toApiError(thrown))
    }
    logSecurity('business_setup', 'business_created')
    await onCreated(created)
  }

  return { pending: isPending, failure: error === null || isAbort(error) ? null : toApiError(error), submit }
}
