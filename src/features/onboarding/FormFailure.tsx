import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'

import { ApiError, CODES, mayBeDone } from '~/api/api-error'
import { FailureSummary } from '~/features/shared/forms/Form'
import type { FormOutcome } from '~/features/shared/forms/form-fields'
import { retryInText, serverText, tooManyText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'

/** Client codes for successful but unusable answers. */
const INVALID_TOKENS = 'INVALID_TOKENS'
const INCOMPLETE_BUSINESS = 'INCOMPLETE_BUSINESS'
/**
 * Client code: the e-mail has an account. `registerAccount` sets it, because the first screen has no room for the rules.
 */
export const EMAIL_USED = 'EMAIL_USED'

export const invalidTokens = () => new ApiError({ code: INVALID_TOKENS, status_code: 200 })
export const incompleteBusiness = () => new ApiError({ code: INCOMPLETE_BUSINESS, status_code: 201 })

const isSuccess = (status: number) => status >= 200 && status < 300

const CAUSES: Partial<Record<string, PlainMessageId>> = {
  [CODES.network]: 'errors.network',
  [CODES.timeout]: 'errors.timeout',
  [CODES.script]: 'errors.page.chunk.body',
  [CODES.scriptRefused]: 'errors.page.blocked.title',
  [CODES.scriptFailed]: 'errors.page.server.title',
}

/** Neither a network failure nor an error status. */
const isUnknown = ({ status_code, code }: ApiError) => status_code === 0 && CAUSES[code] === undefined

/** The text for a failed registration when the server sends none. */
export function accountText(failure: ApiError): PlainMessageId {
  if (isUnknown(failure)) return 'onboarding.unknown'
  return failure.code === INVALID_TOKENS ? 'onboarding.account.tokens' : 'onboarding.account.failed'
}

/** The server's words for an e-mail in use, unless a field shows them. */
export const emailUsedText = (failure: ApiError, { others, inFields }: FormOutcome): string | undefined =>
  others.length > 0 ? others.join(' ') : inFields ? undefined : serverText(failure)

/** The same for step 2. An answer without data counts as incomplete data. */
export function businessText(failure: ApiError): PlainMessageId {
  if (isUnknown(failure)) return 'onboarding.unknown'
  if (!isSuccess(failure.status_code) || failure.foreign) return 'onboarding.business.failed'
  const incomplete = failure.code === INCOMPLETE_BUSINESS || failure.code === CODES.invalidResponse
  return incomplete ? 'onboarding.business.incomplete' : 'onboarding.business.refused'
}

/** Whether the account or the business may be there: a success without tokens, too, may have made it. */
const mayExist = (failure: ApiError): boolean => mayBeDone(failure) || failure.code === INVALID_TOKENS

/** The cause, if it helps: the network, a page of it, a server fault, or how long to wait. */
function causeOf(intl: IntlShape, failure: ApiError): string | undefined {
  const { code, foreign, status_code, retryAfterMs } = failure
  if (foreign) return intl.formatMessage({ id: 'errors.page.network.body' })
  // what may be done is not to be tried again
  const done = mayBeDone(failure)
  const wait = done ? undefined : retryInText(intl, retryAfterMs)
  if (wait) return wait
  const server = done ? 'errors.page.server.title' : 'errors.server'
  const id = CAUSES[code] ?? (status_code >= 500 ? server : undefined)
  return id && intl.formatMessage({ id })
}

/** `texts`: the failures; empty when the fields show everything. */
type FailureTexts = { texts: readonly string[]; cause?: string | undefined }

type FailureContext = {
  /** Server errors that belong to no field. */
  others: readonly string[]
  /** Some errors are shown at a field. */
  inFields: boolean
  /** The documented text of this failure. */
  fallback: PlainMessageId
}

/** The text above the form: the details, else the server's message, else the documented text. */
export function failureTexts(
  intl: IntlShape,
  failure: ApiError,
  { others, inFields, fallback }: FailureContext,
): FailureTexts {
  const cause = causeOf(intl, failure)
  if (others.length > 0) return { texts: others, cause }
  if (inFields) return { texts: [] }
  const said = serverText(failure)
  if (said || failure.status_code !== 429) return { texts: [said ?? intl.formatMessage({ id: fallback })], cause }
  return { texts: [intl.formatMessage({ id: fallback })], cause: tooManyText(intl, failure) }
}

type FormFailureProps = {
  submission: FormOutcome
  /** The documented text of this failure. */
  fallback: PlainMessageId
  /** Added for an unconfirmed mutation. */
  unconfirmed: PlainMessageId
  /** What helps then. */
  help?: ReactNode
}

/** The error above a registration form. */
export function FormFailure({ submission, fallback, unconfirmed, help }: FormFailureProps) {
  const { failure, others, inFields } = submission
  const intl = useIntl()
  if (!failure) return undefined
  const { texts, cause } = failureTexts(intl, failure, { others, inFields, fallback })
  const warning = mayExist(failure) && (
    <>
      <div>{intl.formatMessage({ id: unconfirmed })}</div>
      {help}
    </>
  )
  // a new key announces every failure
  return (
    <FailureSummary key={failure.timestamp} texts={texts} failure={failure}>
      {warning ? (
        <>
          {cause && <div>{cause}</div>}
          {warning}
        </>
      ) : (
        cause
      )}
    </FailureSummary>
  )
}
