import type { IntlShape } from 'react-intl'
import { z } from 'zod/mini'

import { type ApiError, CODES, refusedStatus } from '~/api/api-error'
import type { ProfileUpdate } from '~/api/generated/types.gen'
import { changesOf, type UnconfirmedFields } from '~/features/shared/forms/form-diff'
import { serverText, tooManyText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'
import { recordOf } from '~/platform/json'
import { plainWords } from '~/platform/text'
import { nameRule, normalName } from '~/validation/person-name'
import { normalPhone, phoneRule } from '~/validation/phone'
import { firstOf, must, type Rule, unlessStored } from '~/validation/rule'
import { isSuspicious, normalPosition, positionRule } from '~/validation/sanitise'
import { textField } from '~/validation/schemas'

import { PROFILE_FIELDS, type ProfileFormValues } from './profile-draft'

/** Suspicious content takes precedence over other errors (PRO-12). */
const notSuspicious = must((text) => !isSuspicious(text), 'forms.suspicious')

const NORMAL: Record<keyof ProfileFormValues, (text: string) => string> = {
  first_name: normalName,
  last_name: normalName,
  phone: normalPhone,
  position: normalPosition,
}

/** The value to send; an unchanged value stays exactly as stored. */
const valueToSend = (field: keyof ProfileFormValues, text: string, stored: string) =>
  text === stored ? stored : NORMAL[field](text)

/** For changes to stored values. Names stay required. */
export function profileFormSchema(stored: ProfileFormValues) {
  const field = (name: keyof ProfileFormValues, rule: Rule) =>
    textField(stored[name] === '' ? rule : unlessStored(stored[name], rule), (text) =>
      valueToSend(name, text, stored[name]),
    )
  return z.object({
    first_name: field('first_name', nameRule('firstName', notSuspicious)),
    last_name: field('last_name', nameRule('lastName', notSuspicious)),
    phone: field('phone', firstOf(notSuspicious, phoneRule)),
    position: field('position', firstOf(notSuspicious, positionRule)),
  })
}

/** Only changes and unconfirmed fields are sent, and never the e-mail. */
export const toProfileInput = (
  values: ProfileFormValues,
  stored: ProfileFormValues,
  unconfirmed?: UnconfirmedFields,
): ProfileUpdate =>
  changesOf(
    recordOf(PROFILE_FIELDS, (field) => valueToSend(field, values[field], stored[field])),
    stored,
    unconfirmed,
  )

/** A value that was changed back counts as unchanged. */
export const hasProfileChanges = (
  values: ProfileFormValues,
  stored: ProfileFormValues,
  unconfirmed?: UnconfirmedFields,
) => Object.keys(toProfileInput(values, stored, unconfirmed)).length > 0

const INVALID = new Set([400, 422])

/** By status, else by the word in the code or text: a refusal may come with a 2xx status. */
const isValidation = ({ status_code, code, message }: ApiError) =>
  INVALID.has(status_code) || (status_code < 500 && /validation/.test(plainWords(`${code} ${message}`)))

/** The error text for a profile that was not saved, by code and status. */
export function profileFailureText(intl: IntlShape, failure: ApiError): string {
  const say = (id: PlainMessageId) => intl.formatMessage({ id })
  const { code } = failure
  const status_code = refusedStatus(failure)
  if (code === CODES.network || code === CODES.timeout) return say('errors.connection')
  if (status_code === 403) return say('errors.forbidden')
  if (status_code === 429) return tooManyText(intl, failure)
  if (status_code !== undefined && isValidation(failure)) return serverText(failure) ?? say('errors.invalidData')
  return say('settings.profile.error')
}
