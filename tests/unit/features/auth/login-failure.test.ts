import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loginProblem } from '~/features/auth/login-form'

type Failure = Parameters<typeof loginProblem>[0]

const failure = (given: Partial<Failure>): Failure => ({
  code: 'UNKNOWN_ERROR',
  status_code: 400,
  operation: 'login',
  message: 'Une erreur est survenue',
  details: {},
  non_field_errors: [],
  ...given,
})

describe('loginProblem', () => {
  it.each([
    ['NETWORK_ERROR', 'Erreur de connexion réseau'],
    ['NETWORK_ERROR', 'Connexion refusée'],
    ['TIMEOUT_ERROR', 'La requête a expiré'],
  ])('finds %s by its code, since its French text has no known word (LOG-15, C230)', (code, message) => {
    expect(loginProblem(failure({ code, message, status_code: 0 }))).toBe('connection')
  })

  it.each([
    { status_code: 504, message: 'Gateway Timeout' },
    { status_code: 408 },
    { status_code: 503, message: 'Réseau indisponible' },
    { status_code: 400, message: 'network unreachable' },
  ])('finds a lost connection by its text as well: %o (LOG-15)', (given) => {
    expect(loginProblem(failure(given))).toBe('connection')
  })

  it.each([
    { status_code: 423 },
    { status_code: 429, message: 'Invalid request rate' },
    { code: 'account_locked', status_code: 401 },
    { code: 'TOO_MANY_ATTEMPTS', status_code: 401 },
    { status_code: 401, message: 'Compte verrouillé, trop de tentatives' },
    { status_code: 403, message: 'Your account is LOCKED' },
    { status_code: 401, message: 'Invalid password: too many failed attempts' },
    { status_code: 400, non_field_errors: ['Compte bloqué'] },
    { status_code: 403, message: 'Your account has been blocked.' },
    { status_code: 401, message: 'Compte verrouillé. Il vous reste 0 tentative.' },
    { status_code: 401, message: 'Trop d’essais avec des identifiants incorrects' },
    { status_code: 400, message: 'Trop de connexions échouées' },
  ])('prefers locked to invalid: %o (LOG-14, C229)', (given) => {
    expect(loginProblem(failure(given))).toBe('locked')
  })

  it.each([
    { status_code: 401 },
    { status_code: 401, message: 'No active account found with the given credentials' },
    { status_code: 401, code: 'not_authenticated', message: 'Accès refusé' },
    { status_code: 401, message: 'Email ou mot de passe incorrect. Veuillez vérifier votre saisie.' },
    { status_code: 401, message: 'Invalid email or password. Please verify your e-mail.' },
    { status_code: 401, message: 'Connexion refusée, veuillez vérifier votre saisie.' },
    { code: 'authentication_failed', message: 'Refusé' },
    { status_code: 401, message: 'Aucun compte actif.' },
    { status_code: 401, message: 'Mot de passe à vérifier' },
    { status_code: 400, message: 'Identifiants incorrects' },
    { status_code: 400, message: 'Invalid e-mail or password' },
    { status_code: 200, message: 'Adresse ou mot de passe incorrect' },
    { status_code: 400, details: { detail: ['Invalid login'] } },
    { status_code: 400, non_field_errors: ['Unable to log in with provided credentials.'] },
    { code: 'invalid_credentials', message: 'Il vous reste 2 tentatives' },
    { status_code: 401, message: 'Identifiants incorrects. Il vous reste 2 tentatives.' },
    { status_code: 401, message: 'Invalid credentials: 3 attempts left' },
    { status_code: 403, message: 'Adresse ou mot de passe incorrect' },
  ])('finds wrong credentials: %o (LOG-13)', (given) => {
    expect(loginProblem(failure(given))).toBe('credentials')
  })

  it.each([['Format email invalide'], ['Cet identifiant est trop court']])(
    'leaves a refusal that names a field to that field, with any text: %s (C119)',
    (text) => {
      const given = { code: 'validation_error', message: 'Données invalides.', details: { email: [text] } }
      expect(loginProblem(failure(given))).toBe('fields')
    },
  )

  it.each([
    { status_code: 500, message: 'Invalid state: credentials backend locked' },
    { status_code: 200, code: 'INVALID_RESPONSE', message: 'Invalid response' },
    { status_code: 403, message: 'Compte désactivé' },
    { status_code: 403, code: 'geo_blocked', message: 'Pays non autorisé' },
    { status_code: 403, message: 'Accès bloqué : une facture est en retard.' },
    { status_code: 403, message: 'Connexion interdite hors du réseau de l’entreprise.' },
    { status_code: 403, message: 'Votre abonnement est invalide.' },
    { status_code: 401, message: 'Avant de vous connecter, confirmez votre adresse.' },
    { status_code: 404 },
    { status_code: 401, code: 'email_not_verified', message: 'Votre adresse e-mail n’est pas encore confirmée.' },
    { status_code: 401, message: 'Email address is not verified.' },
    { status_code: 401, code: 'account_inactive' },
    { status_code: 401, code: 'authentication_failed', message: 'Compte désactivé' },
    { status_code: 401, message: 'Your account has been deactivated.' },
    { status_code: 401, message: 'This user is not active.' },
    { status_code: 401, message: 'Votre compte n’est pas actif.' },
    { status_code: 401, message: 'Compte non activé' },
    { status_code: 401, message: 'Email not confirmed' },
    { status_code: 401, code: 'unverified_email' },
    { status_code: 401, message: 'Ce compte a été fermé.' },
    { status_code: 401, message: 'Votre compte est désactivé.' },
  ])('does not blame what the server refuses for another reason on what was typed: %o', (given) => {
    expect(loginProblem(failure(given))).toBe('unknown')
  })

  it.each([
    // the user of the new session
    { operation: 'getCurrentUser', status_code: 401, message: 'Identifiants incorrects' },
    { operation: 'refreshTokens', status_code: 401 },
    { operation: 'getCurrentUser', status_code: 429 },
    // the session ended meanwhile, in another tab
    { operation: undefined, code: 'NO_ACCESS_TOKEN', status_code: 401, message: 'No access token available' },
    { operation: undefined, code: 'TOKEN_SYNC_FAILED', status_code: 401 },
  ])('blames what was typed for no call after the login: %o (LOG-13)', (given) => {
    expect(loginProblem(failure(given))).toBe('unknown')
  })

  it('never throws, whatever the server says (LOG-13)', () => {
    const texts = fc.array(fc.string(), { maxLength: 3 })
    fc.assert(
      fc.property(
        fc.record({
          code: fc.string(),
          status_code: fc.integer(),
          operation: fc.constantFrom('login', 'getCurrentUser', undefined),
          message: fc.string({ unit: 'binary' }),
          details: fc.dictionary(fc.string(), texts),
          non_field_errors: texts,
        }),
        (given) => {
          expect(['credentials', 'locked', 'connection', 'fields', 'unknown']).toContain(loginProblem(given))
        },
      ),
    )
  })
})
