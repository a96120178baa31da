import type { ApiError } from '~/api/api-error'
import { limits } from '~/api/generated/limits.gen'
import type { LoginRequest } from '~/api/generated/types.gen'
import { TOO_MANY_TRIES } from '~/features/shared/forms/form-errors'
import { plainWords } from '~/platform/text'
import {
  emailFormat,
  normalEmail,
  atLeast,
  type FieldProblems,
  filled,
  firstOf,
  over,
  problemsBy,
  type Rule,
} from '~/validation/rule'
import { codePoints, trimSpaces } from '~/validation/text'

/** Text fields, then checkboxes, in page order. */
export const LOGIN_FIELDS = ['email', 'password'] as const
export const LOGIN_FLAGS = ['remember_me'] as const

type LoginTexts = Record<(typeof LOGIN_FIELDS)[number], string>
export type LoginFormValues = LoginTexts & Partial<Record<(typeof LOGIN_FLAGS)[number], boolean | undefined>>

const { email, password } = limits.loginRequest

/** In the order of decision 18. Plain functions: a schema library is too large for two fields of the first screen. */
const RULES: Readonly<Record<keyof LoginTexts, Rule>> = {
  email: firstOf(
    over(trimSpaces, firstOf(filled('forms.email.required'), atLeast(email.minLength, 'auth.identifier.tooShort'))),
    emailFormat,
  ),
  password: firstOf(
    filled('auth.password.required'),
    atLeast(password.minLength, 'forms.password.tooShort', codePoints),
  ),
}

/** The problem of each invalid field. */
export const loginProblems = (values: LoginTexts): FieldProblems<keyof LoginTexts> =>
  problemsBy(LOGIN_FIELDS, values, RULES)

/** `remember_me` is sent and has no effect in the client. */
export const toLoginInput = ({ email, password, remember_me = false }: LoginFormValues): LoginRequest => ({
  email: normalEmail(email),
  password,
  remember_me,
})

/** Kinds of failed sign-in. */
export type LoginProblem = 'credentials' | 'locked' | 'connection' | 'fields' | 'unknown'

type Failure = Pick<ApiError, 'code' | 'status_code' | 'operation' | 'message' | 'details' | 'non_field_errors'>

const LOCKED_CODE = /(?:^|_)lock|attempt|throttl|too_many|rate_limit/
const CREDENTIALS_CODE = /credential|no_active_account/

// French and English words, compared without case and accents
const LOCKED = /\blocked|attempts|too many|verrouill|(?:account|compte)[^.]{0,60} blo(?:cked|que)|tentatives/
/** Names tries that the user still has: the account is not locked yet. */
const TRIES_LEFT = /(?:reste|you have) [1-9]\d? \w+|\b[1-9]\d? \w{1,20} (?:left|remain|restant)/g
const CREDENTIALS = /credential|identifiant/
const INVALID = /invalid|incorrect/
const INPUT = /password|passe|mail/
/** The account cannot sign in, whatever the password is. */
const ACCOUNT =
  /(?:^|[\W_])(?:not|pas|non)[\s_](?:\w+\s)?(?:verif|activ|actif|confirm)|unverif|d[ei]s?activ|inacti|disabled|suspend|bann|closed|ferme|confirm\w{0,3} (?:votre|your) /
const CONNECTION = /network|timeout|timed out|reseau|delai/

const isField = (name: string) => LOGIN_FIELDS.some((field) => field === name)

/**
 * Checks code and status first, then the wording; `locked` before `credentials`. A 401 of the login call means wrong
 * credentials, unless it says that the account is locked, disabled or not verified. The calls that follow it say nothing
 * of them.
 */
export function loginProblem({
  code,
  status_code,
  operation,
  message,
  details,
  non_field_errors,
}: Failure): LoginProblem {
  const named = plainWords(code)
  if (named === 'network_error' || named === 'timeout_error' || status_code === 408) return 'connection'
  if (named === 'invalid_response' || operation !== 'login') return 'unknown'
  if (status_code === 423 || status_code === 429 || LOCKED_CODE.test(named)) return 'locked'
  if (CREDENTIALS_CODE.test(named)) return 'credentials'

  const others = Object.entries(details).flatMap(([field, texts]) => (isField(field) ? [] : texts))
  const words = plainWords([message, ...non_field_errors, ...others].join('\n'))
  if (status_code < 500) {
    if (LOCKED.test(words.replaceAll(TRIES_LEFT, '')) || TOO_MANY_TRIES.test(words)) return 'locked'
    if (CREDENTIALS.test(words)) return 'credentials'
    if (status_code === 401 || named === 'authentication_failed')
      return !INVALID.test(words) && ACCOUNT.test(`${named} ${words}`) ? 'unknown' : 'credentials'
    if (LOGIN_FIELDS.some((field) => details[field]?.length)) return 'fields'
    // a 403 may be about anything: a network, a subscription
    if (status_code === 403) return INVALID.test(words) && INPUT.test(words) ? 'credentials' : 'unknown'
    if (INVALID.test(words)) return 'credentials'
  }
  return CONNECTION.test(words) ? 'connection' : 'unknown'
}
