import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { ApiError, networkError, timeoutError } from '~/api/api-error'
import { profileFailureTexts } from '~/features/settings/profile-form'

import errors from '../../../../src/i18n/messages/fr/errors.json'
import settings from '../../../../src/i18n/messages/fr/settings.json'

const intl = createIntl({ locale: 'fr', messages: { ...errors, ...settings } as never })

// whether the space may break is the platform's matter
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

const TOO_MANY = 'Trop de tentatives. Veuillez patienter avant de réessayer.'

describe('the error of a profile that was not saved', () => {
  it.each([
    ['Erreur de connexion. Vérifiez votre connexion internet.', 'PRO-16', networkError()],
    ['Erreur de connexion. Vérifiez votre connexion internet.', 'PRO-16', timeoutError()],
    ["Vous n'avez pas les permissions pour effectuer cette action.", 'PRO-17', new ApiError({ status_code: 403 })],
    ['Le poste est réservé.', 'PRO-18', new ApiError({ status_code: 400, message: 'Le poste est réservé.' })],
    ['Données invalides.', 'PRO-18', new ApiError({ status_code: 400 })],
    ['Données invalides.', 'PRO-18', new ApiError({ status_code: 422, message: 'Validation failed' })],
    ['Poste refusé.', 'PRO-18', new ApiError({ status_code: 200, code: 'validation_error', message: 'Poste refusé.' })],
    ['Données invalides.', 'PRO-18', new ApiError({ status_code: 200, message: 'Validation failed' })],
    [
      'Validation du poste échouée',
      'PRO-18',
      new ApiError({ status_code: 200, message: 'Validation du poste échouée' }),
    ],
    [
      'Impossible de mettre à jour le profil – Un collègue occupe déjà ce poste.',
      'PRO-15',
      new ApiError({ status_code: 200, message: 'Un collègue occupe déjà ce poste.' }),
    ],
    [
      'Impossible de mettre à jour le profil – Le profil a été modifié entre-temps.',
      'PRO-15',
      new ApiError({ status_code: 409, message: 'Le profil a été modifié entre-temps.' }),
    ],
    [
      "Vous n'avez pas les permissions pour effectuer cette action. – Votre entreprise est suspendue.",
      'PRO-17',
      new ApiError({ status_code: 403, message: 'Votre entreprise est suspendue.' }),
    ],
    [
      "Vous n'avez pas les permissions pour effectuer cette action.",
      'PRO-17',
      new ApiError({ status_code: 403, message: 'Permission denied' }),
    ],
    ['Impossible de mettre à jour le profil', 'PRO-15', new ApiError({ status_code: 500, message: 'Validation' })],
    ['Impossible de mettre à jour le profil', 'PRO-15', new ApiError({ status_code: 500, message: 'x' })],
    [TOO_MANY, 'PRO-15', new ApiError({ status_code: 429, message: 'Throttled' })],
    [
      `${TOO_MANY} Réessayez dans 2 minutes.`,
      'PRO-15, C125',
      new ApiError({ status_code: 429, retryAfterMs: 120_000 }),
    ],
    ['Impossible de mettre à jour le profil', 'PRO-15', new ApiError()],
  ])('is "%s" (%s)', (text, _ids, failure) => expect(plain(profileFailureTexts(intl, failure).join(' – '))).toBe(text))
})
