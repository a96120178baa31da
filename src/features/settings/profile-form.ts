import { z } from 'zod/mini'

import type { ProfileUpdate, User } from '~/api/generated'
import { changesOf, type UnconfirmedFields } from '~/features/shared/forms/form-diff'
import { recordOf } from '~/platform/json'
import { nameRule, normalName } from '~/validation/person-name'
import { normalPhone, phoneRule } from '~/validation/phone'
import { firstOf, must, unlessStored, type Rule } from '~/validation/rule'
import { isSuspicious } from '~/validation/sanitise'
import { textField } from '~/validation/schemas'
import { normalPosition, positionRule } from '~/validation/text-rules'

/** In page order. */
export const PROFILE_FIELDS = ['first_name', 'last_name', 'phone', 'position'] as const

export type ProfileFormValues = Record<(typeof PROFILE_FIELDS)[number], string>

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

export const fromUser = (user: Pick<User, keyof ProfileFormValues>): ProfileFormValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone: user.phone ?? '',
  position: user.position ?? '',
})

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
