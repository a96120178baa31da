import { useQueryClient } from '@tanstack/react-query'
import { useIntl, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'

import { toApiError, type ApiError, CODES, refusedStatus } from '~/api/api-error'
import { profileRetry } from '~/api/freshness'
import { getProfileQueryKey } from '~/api/generated/@tanstack/react-query.gen'
import { getProfile, updateProfile } from '~/api/generated/sdk.gen'
import type { ProfileUpdate, User } from '~/api/generated/types.gen'
import { findingOf, useUnconfirmedFields, changesOf, type UnconfirmedFields } from '~/features/shared/forms/form-diff'
import { keysOf } from '~/features/shared/mutations/mutation-cache'
import { useApiMutation } from '~/features/shared/mutations/use-api-mutation'
import { refusalReason, serverText, tooManyText } from '~/i18n/error-text'
import type { PlainMessageId } from '~/i18n/messages'
import { recordOf } from '~/platform/json'
import { plainWords } from '~/platform/text'
import { nameRule, normalName } from '~/validation/person-name'
import { normalPhone, phoneRule } from '~/validation/phone'
import { firstOf, must, type Rule, unlessStored } from '~/validation/rule'
import { isSuspicious, normalPosition, positionRule } from '~/validation/sanitise'
import { textField } from '~/validation/schemas'

import { type ProfileFormValues, PROFILE_FIELDS } from './ProfileCard'

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

/** Why a profile was not saved: the documented text by code and status, then the server's reason if it has one. */
export function profileFailureTexts(intl: IntlShape, failure: ApiError): string[] {
  const say = (id: PlainMessageId) => intl.formatMessage({ id })
  const { code } = failure
  const status_code = refusedStatus(failure)
  if (code === CODES.network || code === CODES.timeout) return [say('errors.connection')]
  if (status_code === 429) return [tooManyText(intl, failure)]
  if (status_code !== undefined && isValidation(failure)) return [serverText(failure) ?? say('errors.invalidData')]
  const text = say(status_code === 403 ? 'errors.forbidden' : 'settings.profile.error')
  return [text, refusalReason(failure) ?? []].flat()
}

/** Every list that shows the changed name. */
const USER_CACHES = keysOf('getCurrentUser', 'getProfile', 'listUsers', 'listBrandUsers')

/** The changed fields as the server has stored them. A field that the answer lacks counts as stored as it was sent. */
const changedOf = (sent: ProfileUpdate, answer: User | undefined): ProfileUpdate => ({
  ...sent,
  ...(sent.first_name !== undefined && { first_name: answer?.first_name || sent.first_name }),
  ...(sent.last_name !== undefined && { last_name: answer?.last_name || sent.last_name }),
  ...(sent.phone !== undefined && { phone: answer?.phone || sent.phone }),
  ...(sent.position !== undefined && { position: answer?.position || sent.position }),
})

/** PATCH /users/{id}/ with the changes, tried three times in all. */
export function useUpdateProfile(id: number, stored: ProfileFormValues, onSaved: () => void) {
  const intl = useIntl()
  const queryClient = useQueryClient()
  const [unconfirmed, addUnconfirmed] = useUnconfirmedFields()
  const { mutate, isPending, isRetrying, failure } = useApiMutation(
    {
      ...profileRetry,
      async mutationFn({ path, body }: { path: { id: number }; body: ProfileUpdate }) {
        try {
          return (await updateProfile({ path, body })).data
        } catch (thrown) {
          // each try: the last one may be refused though an earlier one has saved
          addUnconfirmed(toApiError(thrown), body)
          throw thrown
        }
      },
    },
    {
      name: 'updateProfile',
      verification: {
        async check({ body }) {
          const { data: now } = await getProfile()
          return findingOf(body, { now, before: stored, answer: now })
        },
      },
      meta: {
        invalidates: USER_CACHES,
        success: () => ({ title: intl.formatMessage({ id: 'settings.profile.done' }) }),
      },
      onSuccess(answer: User | undefined, { body }) {
        // shows the saved values at once, even if refetching fails; the answer may lack fields, or hold nothing
        const saved = changedOf(body, answer)
        queryClient.setQueryData(getProfileQueryKey(), (known) => known && { ...known, ...saved })
      },
      onSuccessIfMounted: () => onSaved(),
    },
  )
  return {
    save: (values: ProfileFormValues) => mutate({ path: { id }, body: toProfileInput(values, stored, unconfirmed) }),
    isChanged: (values: ProfileFormValues) => hasProfileChanges(values, stored, unconfirmed),
    pending: isPending(),
    retrying: isRetrying,
    failure,
  }
}
