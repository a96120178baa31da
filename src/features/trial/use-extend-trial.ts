import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useIntl } from 'react-intl'

import { toApiError } from '~/api/api-error'
import {
  detectUpgradeQueryKey,
  extendTrialMutation,
  getCurrentUserQueryKey,
  getTrialStatusQueryKey,
  listTrialEventsQueryKey,
} from '~/api/generated/@tanstack/react-query.gen'
import { toast } from '~/design/feedback/toasts'
import { useSingleFlight } from '~/features/shared/forms/single-flight'
import { toDate } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import { emitWindowEvent } from '~/telemetry/events'

/** What an extension changes: the trial, its history, the advice, and what the user says of the subscription. */
const CHANGED = [getTrialStatusQueryKey, listTrialEventsQueryKey, detectUpgradeQueryKey, getCurrentUserQueryKey]

export function useExtendTrial() {
  const intl = useIntl()
  const { date } = useFormats()
  const queryClient = useQueryClient()
  const extension = useMutation({
    ...extendTrialMutation(),
    onSuccess({ trial_expires_at: endsAt }, { body: { additional_weeks: weeks = 1 } }) {
      emitWindowEvent('trial:extended', { weeks })
      for (const key of CHANGED) void queryClient.invalidateQueries({ queryKey: key() })
      toast({
        severity: 'success',
        title: intl.formatMessage({ id: 'subscription.extend.done' }),
        message: toDate(endsAt) && intl.formatMessage({ id: 'subscription.extend.done.until' }, { date: date(endsAt) }),
      })
    },
  })
  const extend = useSingleFlight((weeks: number) => extension.mutateAsync({ body: { additional_weeks: weeks } }))
  return {
    extend,
    extending: extension.isPending,
    failure: extension.error && toApiError(extension.error),
    forget: extension.reset,
  }
}
