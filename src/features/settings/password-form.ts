import { useMemo, useRef } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'

import { ApiError, noAccessToken, mayBeDone, CODES, refusedStatus } from '~/api/api-error'
import { passwordRetry } from '~/api/freshness'
import { changeUserPassword } from '~/api/generated/sdk.gen'
import type { PasswordChange } from '~/api/generated/types.gen'
import { TOO_MANY_TRIES } from '~/features/shared/forms/form-errors'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { readableText, refusalReason, serverText, tooManyText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'
import { isId } from '~/platform/storage'
import { plainWords } from '~/platform/text'
import { newPasswordRule, settingsStrength } from '~/validation/password'
import { anything, filled } from '~/validation/rule'
import { confirms, textField } from '~/validation/schemas'

const UNCHANGED: PlainMessageId = 'settings.newPassword.unchanged'

export const passwordFormSchema = z
  .object({
    current_password: textField(filled('settings.currentPassword.required')),
    new_password: textField(newPasswordRule),
    new_password_confirm: textField(anything),
  })
  .check(
    z.refine(({ current_password, new_password }) => new_password !== current_password, {
      path: ['new_password'],
      error: UNCHANGED,
    }),
    confirms('new_password', 'new_password_confirm'),
  )

export type PasswordFormValues = z.infer<typeof passwordFormSchema>

export const emptyPasswordForm: PasswordFormValues = {
  current_password: '',
  new_password: '',
  new_password_confirm: '',
}

const ENOUGH_REQUIREMENTS = 4

/** The button needs three filled fields, equal passwords, 4 of 5 requirements; submit checks the fifth (K3). */
export const canSubmitPassword = ({ current_password, new_password, new_password_confirm }: PasswordFormValues) =>
  current_password !== '' &&
  new_password === new_password_confirm &&
  settingsStrength(new_password).score >= ENOUGH_REQUIREMENTS

/** Passwords are sent as typed. */
export const toPasswordChange = (values: PasswordFormValues): PasswordChange => ({ ...values })

/** Our own code for an unconfirmed change. */
const OUTCOME_UNCONFIRMED = 'OUTCOME_UNCONFIRMED'

const TEXTS = {
  current: 'settings.password.error.current',
  strength: 'settings.password.error.strength',
  mismatch: 'settings.password.error.mismatch',
  connection: 'errors.connection',
  forbidden: 'errors.forbidden',
  tooMany: 'errors.tooManyAttempts',
  signedOut: 'settings.password.error.signedOut',
  outcome: 'settings.password.error.outcome',
  other: 'settings.password.error',
} as const satisfies Record<string, PlainMessageId>

export type PasswordProblem = keyof typeof TEXTS

/** The field that a problem concerns. */
const FIELD_OF: Partial<Record<PasswordProblem, keyof PasswordFormValues>> = {
  current: 'current_password',
  strength: 'new_password',
  mismatch: 'new_password_confirm',
}

const CURRENT_CODE = /(?:^|_)current|old_password|^(?:wrong|invalid|incorrect)_password$|^password_(?:wrong|incorrect)$/
/** The new password was used before; tested before 'current', which such a code contains too. */
const REUSED_CODE = /same|reuse|identical|history/
const MISMATCH_CODE = /mismatch|confirm/
const STRENGTH_CODE = /weak|strength|too_short|too_common|complexity/
const TOO_MANY_CODE = /rate_?limit|throttl|too_many/
const FORBIDDEN_CODE = /forbidden|permission|not_allowed/

// words of both languages, compared without case and accents
/** A password that is wrong, and nothing else is said of it, is the current one. */
const WRONG =
  /^(?:(?:le|votre|the|your) )?(?:mot de passe (?:est )?(?:incorrect|errone|faux)|(?:wrong|incorrect) password|password (?:is )?(?:wrong|incorrect))[.!]*$/m
const CURRENT = /actuel|current|ancien|old password/
const PASSWORD = /passe|password/
const CURRENT_PASSWORD = /mot de passe (?:actuel|ancien)|ancien mot de passe|(?:current|old) password/
const MISMATCH = /^(?!.*(?:critere|exigence|policy|requirement)).*(?:correspond|match)/m
const STRENGTH = /critere|securi|faible|trop court|trop commun|weak|strength|too short|too common/
// the new password is too similar to the current one; tested before 'current', which such a text contains too
const ALIKE =
  /similar|semblable|ressemble|differ\w* (?:de|d'|d’|du|from|than)\b|same as|meme que|identi(?:que|cal).*(?:actuel|ancien|current|old)|re-?use|reutilis|anciens mots|previous(?:ly used| passwords)/
/** What a text about the other two fields says. */
const OTHER_FIELD = /nouveau|\bnew\b|confirm/
const CONNECTION = /network|fetch|timeout|reseau|delai/
const TOO_MANY = /rate.?limit|throttled|too many (?:attempt|request|tries)/
const FORBIDDEN = /forbidden|permission|acces (?:refuse|interdit)/

/** Checks code and status first, then the field, then the wording. */
export function passwordProblem(failure: ApiError): PasswordProblem {
  const { details } = failure
  const status_code = refusedStatus(failure) ?? 0
  const code = plainWords(failure.code)
  if (failure.code === OUTCOME_UNCONFIRMED) return 'outcome'
  if (failure.code === CODES.network || failure.code === CODES.timeout || status_code === 408) return 'connection'
  if (status_code === 429 || TOO_MANY_CODE.test(code)) return 'tooMany'
  if (REUSED_CODE.test(code)) return 'strength'
  if (CURRENT_CODE.test(code)) return 'current'
  if (MISMATCH_CODE.test(code)) return 'mismatch'
  if (STRENGTH_CODE.test(code)) return 'strength'
  if (status_code === 403 || FORBIDDEN_CODE.test(code)) return 'forbidden'
  if (details['current_password']?.length) return 'current'
  // some servers answer 401 to a wrong current password
  if (status_code === 401) return namesCurrentPassword(failure) ? 'current' : 'signedOut'
  if (details['new_password_confirm']?.length) return 'mismatch'
  if (details['new_password']?.length) return 'strength'
  return status_code >= 500 ? 'other' : byWords(failure)
}

function namesCurrentPassword(failure: ApiError): boolean {
  const words = wordsOf(failure)
  return (WRONG.test(words) || CURRENT_PASSWORD.test(words)) && byWords(failure) === 'current'
}

const wordsOf = ({ message, non_field_errors, details }: ApiError) =>
  plainWords([message, ...non_field_errors, ...Object.values(details).flat()].join('\n'))

function byWords(failure: ApiError): PasswordProblem {
  const words = wordsOf(failure)
  if (TOO_MANY.test(words) || TOO_MANY_TRIES.test(words)) return 'tooMany'
  if (FORBIDDEN.test(words)) return 'forbidden'
  if (WRONG.test(words)) return 'current'
  // a current plan or role is not the password
  const isCurrent = CURRENT.test(words) && PASSWORD.test(words)
  if (isCurrent && !OTHER_FIELD.test(words) && !ALIKE.test(words)) return 'current'
  if (MISMATCH.test(words)) return 'mismatch'
  if (STRENGTH.test(words) || ALIKE.test(words)) return 'strength'
  if (isCurrent) return 'current'
  return CONNECTION.test(words) ? 'connection' : 'other'
}

/** The first attempt may have changed the password, whatever the retry is refused for. */
export const outcomeUnconfirmed = (cause: ApiError) =>
  new ApiError({ code: OUTCOME_UNCONFIRMED, status_code: cause.status_code, cause })

/** What the server says beyond the documented text: of the new password, or of a failure that has no text of its own. */
function reasonOf(problem: PasswordProblem, failure: ApiError): string | undefined {
  const { new_password: texts = [], ...details } = failure.details
  if (problem === 'strength')
    return readableText(texts.join(' ')) ?? (ALIKE.test(wordsOf(failure)) ? serverText(failure) : undefined)
  if (problem === 'forbidden') return refusalReason(failure)
  return problem === 'other' ? serverText(failure, Object.values(details).flat()) : undefined
}

/**
 * The documented text of a failure, and the server's reason: shown at the field it concerns, else above the form.
 */
export function documentedFailure(intl: IntlShape, failure: ApiError): ApiError {
  const problem = passwordProblem(failure)
  const text = problem === 'tooMany' ? tooManyText(intl, failure) : intl.formatMessage({ id: TEXTS[problem] })
  const field = FIELD_OF[problem]
  const outcome = mayBeDone(failure) ? [intl.formatMessage({ id: TEXTS.outcome })] : []
  // 'impossible' would be a guess
  const general = problem === 'other' && outcome.length > 0 ? outcome : [text, ...outcome]
  const reason = reasonOf(problem, failure)
  const withReason = (texts: readonly string[]) => (reason ? [...texts, reason] : [...texts])
  return new ApiError({
    code: failure.code,
    status_code: failure.status_code,
    operation: failure.operation,
    timestamp: failure.timestamp,
    ...(field ? { details: { [field]: withReason([text]) } } : { non_field_errors: withReason(general) }),
  })
}

/**
 * POST /users/{id}/change_password/, retried once. The mutation gets no variables: they would stay in the cache of the
 * session, where no password belongs.
 */
export function useChangePassword(id: number, onChanged: () => void) {
  const intl = useIntl()
  const submitted = useRef<PasswordFormValues>(undefined)
  const unconfirmed = useRef(false)

  async function send(): Promise<void> {
    if (!submitted.current) return
    // Without an id there is no path to send it to
    if (!isId(id)) throw noAccessToken()
    try {
      await changeUserPassword({ path: { id }, body: toPasswordChange(submitted.current) })
    } catch (error) {
      // no call returns a password: a refusal of the next try does not say that the first one was refused
      if (unconfirmed.current && error instanceof ApiError && !mayBeDone(error)) throw outcomeUnconfirmed(error)
      unconfirmed.current ||= mayBeDone(error)
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
          // what a change does to sessions is not documented
          message: intl.formatMessage({ id: 'settings.password.done.devices' }),
        }),
      },
      onSuccessIfMounted: onChanged,
    },
  )

  async function change(values: PasswordFormValues) {
    if (isPending()) return
    submitted.current = values
    unconfirmed.current = false
    try {
      await mutate()
    } finally {
      submitted.current = undefined
    }
  }

  return {
    change,
    pending: isPending(),
    failure: useMemo(() => failure && documentedFailure(intl, failure), [intl, failure]),
  }
}
