import { z } from 'zod/mini'

import { limits } from '~/api/generated/limits.gen'
import type { FullRegistration } from '~/api/generated/types.gen'
import type { PlainMessageId } from '~/i18n/messages'

import { foundationPasswordRule } from './password'
import { nameRule, normalName } from './person-name'
import { normalPhone, phoneRule } from './phone'
import { emailRule, normalEmail, anything, atLeast, atMost, firstOf, must } from './rule'
import { normalPosition, positionRule } from './sanitise'
import { confirms, textField } from './schemas'

const { minLength, maxLength } = limits.fullRegistration.username

/** Letters, digits and underscore, no accents (C167). */
const usernameRule = firstOf(
  atLeast(minLength, 'onboarding.username.length'),
  atMost(maxLength, 'onboarding.username.length'),
  must((username) => /^[A-Za-z0-9_]+$/.test(username), 'onboarding.username.characters'),
)

const TERMS: PlainMessageId = 'onboarding.terms.required'

/** The wider registration, for installations that need its fields. No page uses it: the page has five of them. */
export const foundationRegisterFormSchema = z
  .object({
    username: textField(usernameRule),
    email: textField(emailRule, normalEmail),
    password: textField(foundationPasswordRule),
    password_confirm: textField(anything),
    first_name: textField(nameRule('firstName'), normalName),
    last_name: textField(nameRule('lastName'), normalName),
    phone: textField(phoneRule, normalPhone),
    position: textField(positionRule, normalPosition),
    accept_terms: z.boolean(TERMS).check(z.refine((accepted) => accepted, TERMS)),
  })
  .check(confirms('password', 'password_confirm'))

export type FoundationRegisterFormValues = z.infer<typeof foundationRegisterFormSchema>

export const emptyFoundationRegisterForm: FoundationRegisterFormValues = {
  username: '',
  email: '',
  password: '',
  password_confirm: '',
  first_name: '',
  last_name: '',
  phone: '',
  position: '',
  accept_terms: false,
}

/** Leaves out empty optional fields. The schema has checked that the terms are accepted. */
export const toFullRegistration = ({ phone, position, ...values }: FoundationRegisterFormValues): FullRegistration => ({
  ...values,
  ...(phone && { phone }),
  ...(position && { position }),
  accept_terms: true,
})
