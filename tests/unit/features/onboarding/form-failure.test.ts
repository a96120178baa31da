import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { ApiError, invalidResponse, networkError, timeoutError } from '~/api/api-error'
import {
  accountText,
  businessText,
  incompleteBusiness,
  invalidTokens,
  failureTexts,
} from '~/features/onboarding/FormFailure'

import errors from '../../../../src/i18n/messages/fr/errors.json'
import onboarding from '../../../../src/i18n/messages/fr/onboarding.json'

// the texts that are shown here, not all there are
const intl = createIntl({ locale: 'fr', messages: { ...errors, ...onboarding } as never })
const http = (status_code: number) => new ApiError({ status_code })
const bug = () => new ApiError({ cause: new TypeError('x is not a function') })

const say = (failure: ApiError, others: string[] = [], inFields = false) =>
  failureTexts(intl, failure, { others, inFields, fallback: 'onboarding.account.failed' })

describe('the documented texts', () => {
  it.each([
    ['Tokens invalides reçus du serveur', 'REG-11', invalidTokens()],
    ['Erreur lors de la création du compte', 'REG-19', http(400)],
    ['Erreur lors de la création du compte', 'REG-19', http(500)],
    ['Erreur lors de la création du compte', 'REG-19', invalidResponse(200)],
    ['Erreur lors de la création du compte', 'REG-19', networkError()],
    ['Erreur lors de la création du compte', 'REG-19', timeoutError()],
    ['Une erreur inconnue est survenue', 'REG-21', bug()],
  ])('"%s" is shown in step 1 (%s)', (text, _ids, failure) => {
    expect(onboarding[accountText(failure) as keyof typeof onboarding]).toBe(text)
  })

  it.each([
    ['Échec de création du business', 'REG-15', http(200)],
    ['Échec de création du business', 'REG-15', http(201)],
    ['Données business incomplètes', 'REG-16', incompleteBusiness()],
    ['Données business incomplètes', 'REG-16', invalidResponse(201)],
    ["Erreur lors de la création de l'entreprise", 'REG-20', http(400)],
    ["Erreur lors de la création de l'entreprise", 'REG-20', http(503)],
    ["Erreur lors de la création de l'entreprise", 'REG-20', networkError()],
    ["Erreur lors de la création de l'entreprise", 'REG-20', invalidResponse(200, 'createBusiness', true)],
    ['Une erreur inconnue est survenue', 'REG-21', bug()],
  ])('"%s" is shown in step 2 (%s, C241)', (text, _ids, failure) => {
    expect(onboarding[businessText(failure) as keyof typeof onboarding]).toBe(text)
  })
})

describe('the message above the form', () => {
  it('has the details first, then the text of the server, then the documented text (REG-19, REG-20)', () => {
    const failure = new ApiError({ status_code: 400, message: 'Refusé.' })
    expect(say(failure, ['Trop tard.', 'Trop tôt.']).texts).toEqual(['Trop tard.', 'Trop tôt.'])
    expect(say(failure).texts).toEqual(['Refusé.'])
    expect(say(http(400)).texts).toEqual(['Erreur lors de la création du compte'])
  })

  it('names the page of a Wi-Fi portal that answers in place of the server (REG-20)', () => {
    expect(say(invalidResponse(200, 'createBusiness', true)).cause).toBe(errors['errors.page.network.body'])
  })

  it('is empty where the fields say it all (decision 22)', () => {
    expect(say(new ApiError({ status_code: 400, message: 'Invalide.' }), [], true).texts).toEqual([])
  })

  it('has no text of a server that broke down (C100)', () => {
    const failure = new ApiError({ status_code: 502, message: 'upstream connect error' })
    expect(say(failure).texts).toEqual(['Erreur lors de la création du compte'])
    expect(say(failure).cause).toBe(errors['errors.page.server.title'])
  })

  it('asks to try again only where nothing was done (REG-19, REG-20)', () => {
    const tryAgain = errors['errors.server']
    expect(say(new ApiError({ status_code: 504 })).cause).not.toBe(tryAgain)
    expect(say(new ApiError({ status_code: 504, notApplied: true })).cause).toBe(tryAgain)
    expect(say(new ApiError({ status_code: 503, retryAfterMs: 61_000 })).cause).toBe(errors['errors.page.server.title'])
  })

  it.each([
    [networkError(), 'Erreur de connexion réseau'],
    [timeoutError(), 'La requête a expiré'],
    [new ApiError({ status_code: 503, retryAfterMs: 61_000, notApplied: true }), 'Réessayez dans 2 minutes.'],
    [http(400), undefined],
  ])('has the cause, where it helps (C115, C125)', (failure, cause) => {
    expect(say(failure).cause).toBe(cause)
  })

  it('names too many tries below the documented text, unless the server does (REG-19, C125)', () => {
    const tooMany = 'Trop de tentatives. Veuillez patienter avant de réessayer.'
    expect(say(http(429))).toEqual({ texts: ['Erreur lors de la création du compte'], cause: tooMany })
    const wait = { status_code: 429, retryAfterMs: 61_000 }
    expect(say(new ApiError(wait)).cause).toBe(`${tooMany} Réessayez dans 2 minutes.`)
    expect(say(new ApiError({ ...wait, message: 'Doucement.' }))).toEqual({
      texts: ['Doucement.'],
      cause: 'Réessayez dans 2 minutes.',
    })
  })
})
