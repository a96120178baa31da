import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { ApiError, networkError, timeoutError } from '~/api/api-error'
import { profileFailureText } from '~/features/settings/profile-failure'

import errors from '../../../../src/i18n/messages/fr/errors.json'
import settings from '../../../../src/i18n/messages/fr/settings.json'

const intl = createIntl({ locale: 'fr', messages: { ...errors, ...settings } as never })

// whether the space may break is the platform's matter
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ')

const TOO_MANY = 'Trop de tentatives. Veuillez patienter avant de réessayer.'

describe('what is said of a profile that was not saved', () => {
  it.each([
    ['PRO-16', networkError(), 'Erreur de connexion. Vérifiez votre connexion internet.'],
    ['PRO-16', timeoutError(), 'Erreur de connexion. Vérifiez votre connexion internet.'],
    ['PRO-17', new ApiError({ status_code: 403 }), "Vous n'avez pas les permissions pour effectuer cette action."],
    ['PRO-18', new ApiError({ status_code: 400, message: 'Le poste est réservé.' }), 'Le poste est réservé.'],
    ['PRO-18', new ApiError({ status_code: 400 }), 'Données invalides.'],
    ['PRO-18', new ApiError({ status_code: 422, message: 'Validation failed' }), 'Données invalides.'],
    ['PRO-18', new ApiError({ status_code: 200, code: 'validation_error', message: 'Poste refusé.' }), 'Poste refusé.'],
    ['PRO-18', new ApiError({ status_code: 200, message: 'Validation failed' }), 'Données invalides.'],
    [
      'PRO-18',
      new ApiError({ status_code: 200, message: 'Validation du poste échouée' }),
      'Validation du poste échouée',
    ],
    ['PRO-15', new ApiError({ status_code: 200, message: 'Non' }), 'Impossible de mettre à jour le profil'],
    ['PRO-15', new ApiError({ status_code: 500, message: 'Validation' }), 'Impossible de mettre à jour le profil'],
    ['PRO-15', new ApiError({ status_code: 500, message: 'x' }), 'Impossible de mettre à jour le profil'],
    ['PRO-15', new ApiError({ status_code: 429, message: 'Throttled' }), TOO_MANY],
    ['PRO-15 C125', new ApiError({ status_code: 429, retryAfterMs: 120_000 }), `${TOO_MANY} Réessayez dans 2 minutes.`],
    ['PRO-15', new ApiError(), 'Impossible de mettre à jour le profil'],
  ])('%s · %s', (_, failure, text) => expect(plain(profileFailureText(intl, failure))).toBe(text))
})
