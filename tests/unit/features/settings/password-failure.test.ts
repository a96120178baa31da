import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { ApiError, networkError, noAccessToken, timeoutError, type ApiErrorFields } from '~/api/api-error'
import {
  documentedFailure,
  outcomeUnconfirmed,
  passwordProblem,
  type PasswordProblem,
} from '~/features/settings/password-form'

import errors from '../../../../src/i18n/messages/fr/errors.json'
import settings from '../../../../src/i18n/messages/fr/settings.json'

const cases: [PasswordProblem, ApiErrorFields][] = [
  ['current', { status_code: 400, details: { current_password: ['Incorrect.'] } }],
  ['current', { status_code: 403, code: 'wrong_password' }],
  ['current', { status_code: 400, message: 'L’ancien mot de passe est faux' }],
  ['current', { status_code: 400, message: 'Current password is wrong' }],
  ['current', { status_code: 400, message: 'Current password does not match.' }],
  ['current', { status_code: 400, message: 'Le mot de passe actuel ne correspond pas.' }],
  ['current', { status_code: 400, message: 'Pour votre sécurité, le mot de passe actuel doit être exact' }],
  ['current', { status_code: 400, message: 'Mot de passe incorrect.' }],
  ['current', { status_code: 400, message: 'Wrong password' }],
  ['current', { status_code: 400, message: 'The password is incorrect' }],
  ['current', { status_code: 400, code: 'password_incorrect' }],
  ['tooMany', { status_code: 400, message: 'Trop d’essais, mot de passe incorrect' }],
  ['strength', { status_code: 400, message: 'Le nouveau mot de passe est incorrect : trop court' }],
  ['strength', { status_code: 400, message: 'Mot de passe incorrect : critères de sécurité non respectés' }],
  ['other', { status_code: 400, message: 'Format du mot de passe incorrect' }],
  ['strength', { status_code: 400, code: 'new_password_invalid', details: { new_password: ['Non.'] } }],
  ['mismatch', { status_code: 400, code: 'confirm_password_incorrect' }],
  ['strength', { status_code: 400, details: { new_password: ['Trop commun.'] } }],
  ['strength', { status_code: 400, code: 'password_too_short', message: 'current' }],
  ['strength', { status_code: 400, message: 'Critères de sécurité non respectés' }],
  ['strength', { status_code: 400, message: 'The new password is too similar to the current password' }],
  ['strength', { status_code: 400, message: 'Le nouveau mot de passe doit être différent de l’actuel' }],
  ['other', { status_code: 400, message: 'Les deux mots de passe sont différents' }],
  ['strength', { status_code: 400, message: 'Le nouveau mot de passe est identique à l’ancien' }],
  ['strength', { status_code: 400, code: 'new_password_same_as_current' }],
  ['strength', { status_code: 400, message: 'Vous ne pouvez pas réutiliser votre mot de passe actuel.' }],
  ['strength', { status_code: 400, message: 'You cannot reuse your current password.' }],
  ['strength', { status_code: 400, message: 'Il est l’un de vos 5 anciens mots de passe.' }],
  ['strength', { status_code: 400, message: 'Le mot de passe ne correspond pas aux critères de sécurité.' }],
  ['strength', { status_code: 400, message: 'Password does not match the security policy.' }],
  ['other', { status_code: 400, message: 'Changement non réussi' }],
  ['other', { status_code: 409, code: 'concurrent_modification', message: 'Modifié entre-temps' }],
  ['other', { status_code: 400, message: 'Votre plan actuel ne permet pas ce changement.' }],
  ['mismatch', { status_code: 400, details: { new_password_confirm: ['Différent.'] } }],
  ['mismatch', { status_code: 400, message: 'Les mots de passe ne correspondent pas' }],
  ['mismatch', { status_code: 400, message: 'The new password and its confirmation do not match' }],
  ['forbidden', { status_code: 403, message: 'Le mot de passe actuel' }],
  ['tooMany', { status_code: 429, details: { current_password: ['Incorrect.'] } }],
  ['tooMany', { status_code: 200, message: 'Rate limit exceeded' }],
  ['tooMany', { status_code: 400, message: 'Trop de tentatives, le mot de passe actuel est faux' }],
  ['tooMany', { status_code: 400, code: 'RATE_LIMITED' }],
  ['tooMany', { status_code: 503, code: 'throttled' }],
  ['forbidden', { status_code: 200, message: 'Forbidden' }],
  ['forbidden', { status_code: 200, code: 'permission_denied', message: 'Current password' }],
  ['forbidden', { status_code: 400, message: 'Vous n’avez pas la permission d’effectuer cette action.' }],
  ['strength', { status_code: 400, message: 'Mot de passe trop court : caractères interdits' }],
  ['signedOut', { status_code: 401 }],
  ['signedOut', { status_code: 401, message: 'Le jeton actuel a expiré' }],
  ['signedOut', { status_code: 401, message: 'Your current session has expired, enter your password again' }],
  ['current', { status_code: 401, message: 'Le mot de passe actuel est incorrect' }],
  ['current', { status_code: 401, message: 'Current password is wrong' }],
  ['current', { status_code: 401, details: { current_password: ['Incorrect.'] } }],
  ['connection', { status_code: 408 }],
  ['connection', { status_code: 400, message: 'Failed to fetch' }],
  ['other', { status_code: 500, message: 'current password' }],
  ['other', { status_code: 400, message: 'Non' }],
]

describe('the error of a refused password change', () => {
  it.each(cases)('is about %s from %j (PWD-11, PWD-12, PWD-14, PWD-15, PWD-16, K25)', (problem, fields) => {
    expect(passwordProblem(new ApiError(fields))).toBe(problem)
  })

  it('is found by its code where the client makes it (PWD-13, PWD-18, K10, K25)', () => {
    expect(passwordProblem(networkError())).toBe('connection')
    expect(passwordProblem(timeoutError())).toBe('connection')
    expect(passwordProblem(noAccessToken())).toBe('signedOut')
    expect(passwordProblem(outcomeUnconfirmed(new ApiError({ status_code: 400 })))).toBe('outcome')
  })

  it('is followed by the reason of the server, at the field or above the form (PWD-16, PWD-18)', () => {
    const intl = createIntl({ locale: 'fr', messages: { ...errors, ...settings } as never })
    const shown = (fields: ApiErrorFields) => {
      const { details, non_field_errors } = documentedFailure(intl, new ApiError({ status_code: 400, ...fields }))
      return [...(details['new_password'] ?? []), ...non_field_errors]
    }
    const general = 'Impossible de changer le mot de passe'
    expect(
      shown({ message: 'Données invalides', details: { new_password: ['Ce mot de passe a déjà servi.'] } }),
    ).toEqual(['Le nouveau mot de passe ne respecte pas les critères de sécurité.', 'Ce mot de passe a déjà servi.'])
    expect(shown({ message: 'Vous ne pouvez pas réutiliser votre mot de passe actuel.' })).toEqual([
      'Le nouveau mot de passe ne respecte pas les critères de sécurité.',
      'Vous ne pouvez pas réutiliser votre mot de passe actuel.',
    ])
    expect(shown({ non_field_errors: ['Changement interdit pendant 24 h'] })).toEqual([
      general,
      'Changement interdit pendant 24 h',
    ])
    expect(shown({ status_code: 409, message: 'Changement déjà en cours' })).toEqual([
      general,
      'Changement déjà en cours',
    ])
    expect(shown({})).toEqual([general])
  })

  it('says after too many tries how long to wait, where the server says it (PWD-15, C125)', () => {
    const intl = createIntl({ locale: 'fr', messages: errors as never })
    const said = (retryAfterMs?: number) =>
      documentedFailure(intl, new ApiError({ status_code: 429, retryAfterMs })).non_field_errors.map((text) =>
        text.replaceAll('\u00A0', ' '),
      )
    const tooMany = 'Trop de tentatives. Veuillez patienter avant de réessayer.'
    expect(said()).toEqual([tooMany])
    expect(said(120_000)).toEqual([`${tooMany} Réessayez dans 2 minutes.`])
    // ten years
    expect(said(315_360_000_000)).toEqual([tooMany])
  })
})
