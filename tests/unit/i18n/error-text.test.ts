import { describe, expect, it } from 'vitest'

import {
  ApiError,
  networkError,
  timeoutError,
  noAccessToken,
  noAccessInRefresh,
  noRefreshToken,
  tokenSyncFailed,
  invalidResponse,
} from '~/api/api-error'
import { errorText, readableText, serverText } from '~/i18n/error-text'
import { createAppIntl } from '~/i18n/intl'
import { catalogue } from '~/i18n/message-loader'

const french = catalogue.messages('fr')
const intl = createAppIntl({ locale: 'fr', messages: french, builtIn: french, timeZone: 'Europe/Paris' })
const UNKNOWN = 'Une erreur est survenue'

const said = (message: string, status_code = 400) => new ApiError({ message, status_code, code: 'refused' })

describe('the text of a failure', () => {
  it('names a network failure (SES-37)', () => {
    expect(errorText(intl, networkError(), 'errors.invalidData')).toBe('Erreur de connexion réseau')
  })

  it('names a timeout (SES-38)', () => {
    expect(errorText(intl, timeoutError(), 'errors.invalidData')).toBe('La requête a expiré')
  })

  it('is the message of the server (F §8)', () => {
    expect(errorText(intl, said('Cette marque existe déjà.'))).toBe('Cette marque existe déjà.')
    expect(errorText(intl, said('Non', 200))).toBe('Non')
    expect(errorText(intl, new ApiError({ status_code: 400, non_field_errors: ['Trop de marques.'] }))).toBe(
      'Trop de marques.',
    )
  })

  it('includes what the server says of fields, which no form shows there (decision 22)', () => {
    const details = { token: ['Cette invitation a expiré.'] }
    expect(errorText(intl, new ApiError({ status_code: 400, details }))).toBe('Cette invitation a expiré.')
    expect(errorText(intl, new ApiError({ status_code: 400, details, message: 'Validation error' }))).toBe(
      'Cette invitation a expiré.',
    )
    expect(errorText(intl, new ApiError({ status_code: 400, details, message: 'Validation' }))).toBe(
      'Validation – Cette invitation a expiré.',
    )
    expect(errorText(intl, new ApiError({ status_code: 400, details, message: 'Cette invitation a expiré.' }))).toBe(
      'Cette invitation a expiré.',
    )
    const several = { ids: ['Marque 7 suspendue.', 'Marque 8 suspendue.'], name: ['Trop long.'] }
    expect(errorText(intl, new ApiError({ status_code: 400, details: several }))).toBe(
      'Marque 7 suspendue. – Marque 8 suspendue. – Trop long.',
    )
    expect(errorText(intl, new ApiError({ status_code: 500, details, message: 'Validation' }))).toBe(UNKNOWN)
  })

  it('for a 404 says that the item no longer exists, whatever the server says (BRD-19)', () => {
    expect(errorText(intl, said('Not found.', 404), undefined, 'errors.invalidData')).toBe('Données invalides.')
    expect(errorText(intl, said('Not found.', 404))).toBe('Not found.')
    expect(errorText(intl, said('Cette marque existe déjà.'), undefined, 'errors.invalidData')).toBe(
      'Cette marque existe déjà.',
    )
  })

  it('says how long the server asks to wait, or only that it asks to wait after a 429 without time and message (LOG-25)', () => {
    const busy = new ApiError({ status_code: 429, retryAfterMs: 90_000 })
    expect(errorText(intl, busy)).toMatch(/^Le service est très sollicité\. Réessayez dans 2.minutes\.$/)
    expect(errorText(intl, new ApiError({ status_code: 429 }))).toMatch(/Réessayez dans quelques instants/)
    expect(errorText(intl, said('Trop de demandes.', 429))).toBe('Trop de demandes.')
    expect(errorText(intl, new ApiError({ message: 'Throttled.', status_code: 429, retryAfterMs: 90_000 }))).toMatch(
      /2.minutes/,
    )
    expect(errorText(intl, new ApiError({ status_code: 429 }), 'errors.invalidData')).toBe('Données invalides.')
  })

  it('of a 403 that only refuses is ours, in the language of the user (SES-39)', () => {
    const refused = said('Permission denied', 403)
    expect(errorText(intl, refused)).toBe("Vous n'avez pas les permissions pour effectuer cette action.")
    expect(errorText(intl, refused, 'errors.invalidData')).toBe('Données invalides.')
    expect(errorText(intl, said('Votre entreprise est suspendue.', 403))).toBe('Votre entreprise est suspendue.')
  })

  it('is otherwise the text of the action, else the general text (SES-39, C121)', () => {
    expect(errorText(intl, new ApiError({ status_code: 400 }), 'errors.invalidData')).toBe('Données invalides.')
    expect(errorText(intl, new ApiError({ status_code: 400 }))).toBe(UNKNOWN)
    expect(errorText(intl, new Error('x is not a function'))).toBe(UNKNOWN)
    expect(errorText(intl, undefined)).toBe(UNKNOWN)
  })

  it('is the message of a 503, which is for users, and how long to wait (SES-39)', () => {
    expect(errorText(intl, said('Maintenance jusqu’à 23 h', 503))).toBe('Maintenance jusqu’à 23 h')
    const [closed, busy] = ['Maintenance.', 'Service Unavailable'].map(
      (message) => new ApiError({ message, status_code: 503, retryAfterMs: 600_000 }),
    )
    expect(errorText(intl, closed)).toMatch(/^Maintenance\. Réessayez dans 10.minutes\.$/)
    expect(errorText(intl, busy)).toMatch(/sollicité\. Réessayez dans 10.minutes\.$/)
    for (const text of ['Service temporarily unavailable.', 'no healthy upstream', 'upstream request timed out'])
      expect(errorText(intl, said(text, 503))).toBe(UNKNOWN)
  })

  it('shows nothing of a server’s internals (C100)', () => {
    expect(errorText(intl, said('IntegrityError at /brands/', 500))).toBe(UNKNOWN)
    expect(errorText(intl, invalidResponse(200))).toBe(UNKNOWN)
  })

  it.each([
    noAccessToken(),
    noRefreshToken(),
    tokenSyncFailed(),
    noAccessInRefresh(),
    said('Upgrade failed'),
    said('All user IDs must be valid positive integers'),
    said('User IDs must be a non-empty array'),
    said('Brand ID must be a valid positive integer'),
    said('Cannot assign more than 100 users at once'),
    said('Cannot assign more than 100 brands at once'),
    said('Failed to get user config'),
    said('Validation failed'),
  ])('never shows the message for logs: $message', (error) => {
    expect(serverText(error)).toBeUndefined()
    expect(errorText(intl, error)).toBe(UNKNOWN)
  })
})

describe('a server message', () => {
  it('is one line of plain text, cut at the limit (C122)', () => {
    expect(readableText('Refusé\n\t <img src=x onerror=alert(1)>')).toBe('Refusé <img src=x onerror=alert(1)>')
    const long = readableText('é'.repeat(20_000)) ?? ''
    expect(long).toHaveLength(300)
    expect(long.endsWith('é…')).toBe(true)
    expect(readableText('😀'.repeat(400))?.endsWith('😀…')).toBe(true)
  })

  it.each(['', '  \n ', '<!doctype html><html></html>', ' <HTML><body>502</body></HTML>', '<?xml version="1.0"?>'])(
    'is not shown when it is %s (C100)',
    (text) => {
      expect(readableText(text)).toBeUndefined()
    },
  )
})
