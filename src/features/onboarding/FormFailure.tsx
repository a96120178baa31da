import { FormattedMessage, useIntl } from 'react-intl'

import { FailureSummary } from '~/features/shared/forms/FailureSummary'
import type { FormOutcome } from '~/features/shared/forms/form-shell'
import type { PlainMessageId } from '~/i18n/messages'

import { failureTexts } from './onboarding-failure'

type FormFailureProps = {
  shell: FormOutcome
  /** The documented text of this failure. */
  fallback: PlainMessageId
  /** The text of an act that may have happened. */
  unknown: PlainMessageId
}

/** The error above a registration form (B §8). */
export function FormFailure({ shell: { failure, others, inFields }, fallback, unknown }: FormFailureProps) {
  const intl = useIntl()
  if (!failure) return undefined
  const { texts, cause } = failureTexts(intl, failure, { others, inFields, fallback })
  // a new key announces every failure
  return (
    <FailureSummary key={failure.timestamp} unknown={<FormattedMessage id={unknown} />} texts={texts} failure={failure}>
      {cause}
    </FailureSummary>
  )
}
