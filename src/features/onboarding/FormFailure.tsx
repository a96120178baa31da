import { useIntl } from 'react-intl'

import { mayBeDone } from '~/api/may-be-done'
import { FailureSummary } from '~/features/shared/forms/FailureSummary'
import type { FormOutcome } from '~/features/shared/forms/form-shell'
import type { PlainMessageId } from '~/i18n/messages'

import { failureTexts } from './onboarding-failure'

type FormFailureProps = {
  shell: FormOutcome
  /** The documented text of this failure. */
  fallback: PlainMessageId
  /** Added for an unconfirmed mutation. */
  unknown: PlainMessageId
}

/** The error above a registration form. */
export function FormFailure({ shell: { failure, others, inFields }, fallback, unknown }: FormFailureProps) {
  const intl = useIntl()
  if (!failure) return undefined
  const { texts, cause } = failureTexts(intl, failure, { others, inFields, fallback })
  const open = mayBeDone(failure) && <div>{intl.formatMessage({ id: unknown })}</div>
  // a new key announces every failure
  return (
    <FailureSummary key={failure.timestamp} texts={texts} failure={failure}>
      {open ? (
        <>
          {cause && <div>{cause}</div>}
          {open}
        </>
      ) : (
        cause
      )}
    </FailureSummary>
  )
}
