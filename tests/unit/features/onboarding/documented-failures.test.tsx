import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createIntl } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { toApiError, type ApiError } from '~/api/api-error'
import { setApiPorts, type GivenPorts } from '~/api/ports'
import { accountText, businessText, failureTexts } from '~/features/onboarding/FormFailure'
import { registerAccount } from '~/features/onboarding/register-account'
import { registrationProgress } from '~/features/onboarding/registration-progress'
import { useBusinessSetup } from '~/features/onboarding/use-business-setup'
import { useServerErrors } from '~/features/shared/forms/form-errors'
import type { PlainMessageId } from '~/i18n/messages'

import errors from '../../../../src/i18n/messages/fr/errors.json'
import onboarding from '../../../../src/i18n/messages/fr/onboarding.json'
import { createTestClient, mutationProviders } from '../../../support/mutation-providers'
import { tokensOf } from '../../../support/tokens-of'
import { createFakeClock } from '../../session/support/fake-clock'

// the texts that are shown here, not all there are
const messages = { ...errors, ...onboarding }
const intl = createIntl({ locale: 'fr', messages: messages as never })
const clock = createFakeClock()
const fetched = vi.fn<typeof fetch>()

const ports: GivenPorts = {
  apiBaseUrl: async () => 'https://api.exemple.fr/api/v1',
  tokens: tokensOf({ fresh: true }),
  language: () => 'fr',
  events: { forbidden: () => {}, serverError: () => {}, drift: () => {} },
  clock,
  online: () => true,
}

/** What the wire does with the one call; the security log and the profile are answered beside it. */
type Wire = () => Promise<Response>

const json =
  (body: unknown, status = 200): Wire =>
  async () =>
    Response.json(body, { status })
const data = (content: unknown) => json({ success: true, message: null, data: content })
const html: Wire = async () => new Response('<!doctype html><h1>Passerelle</h1>', { status: 502 })
const cut: Wire = () => Promise.reject(new TypeError('Failed to fetch'))
const hang: Wire = () => new Promise<never>(() => {})
/** The fault is in the application: its configuration cannot be read. */
const broken: Wire = () => Promise.reject(new Error('is never asked'))

function answerWith(wire: Wire) {
  fetched.mockImplementation((request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request))
    if (pathname.endsWith('/api/security/onboarding/')) return json({})()
    // nobody has made the business
    return pathname.endsWith('/users/me/') ? data({ id: 7, company: null })() : wire()
  })
  if (wire === broken) setApiPorts({ ...ports, apiBaseUrl: () => Promise.reject(new TypeError('x is undefined')) })
  else setApiPorts(ports)
}

/** The failure summary of a form with these fields. */
function shown(failure: ApiError | null, fields: string[], fallback: (failure: ApiError) => PlainMessageId) {
  if (!failure) return undefined
  const { result } = renderHook(() => useServerErrors(failure, fields, () => {}))
  const inFields = fields.some((field) => failure.details[field])
  return failureTexts(intl, failure, { others: result.current, inFields, fallback: fallback(failure) }).texts[0]
}

const LEA = { first_name: 'Léa', last_name: 'Martin', email: 'l@exemple.fr', password: 'Xk7$mPq2' }

async function step1(wire: Wire): Promise<string | undefined> {
  answerWith(wire)
  const run = registerAccount({ startSession: async () => {}, userId: () => 7, invitation: '' })
  const outcome = run({ ...LEA, password_confirm: LEA.password }, new AbortController().signal).then(
    () => null,
    (thrown: unknown) => toApiError(thrown),
  )
  if (wire === hang) await clock.advance(30_000)
  return shown(await outcome, ['first_name', 'last_name', 'email', 'password', 'password_confirm'], accountText)
}

async function step2(wire: Wire): Promise<string | undefined> {
  answerWith(wire)
  const client = createTestClient()
  const refusals: ApiError[] = []
  const { result } = renderHook(
    () =>
      useBusinessSetup({
        onCreated: async () => {},
        onRefusedIfMounted: (failure) => void refusals.push(failure),
        isOver: () => true,
      }),
    { wrapper: mutationProviders(() => client, messages) },
  )
  await act(async () => {
    const done = result.current.submit({ business_name: 'Atelier Vert' })
    if (wire === hang) await clock.advance(30_000)
    await done
  })
  await waitFor(() => expect(result.current.failure).toEqual(refusals[0] ?? null))
  return shown(result.current.failure, ['business_name'], businessText)
}

beforeEach(() => vi.stubGlobal('fetch', fetched))

afterEach(() => {
  cleanup()
  registrationProgress.forget(7)
  vi.unstubAllGlobals()
})

const TOKENS = 'Tokens invalides reçus du serveur'
const ACCOUNT = 'Erreur lors de la création du compte'
const REFUSED = 'Échec de création du business'
const INCOMPLETE = 'Données business incomplètes'
const BUSINESS = "Erreur lors de la création de l'entreprise"
const UNKNOWN = 'Une erreur inconnue est survenue'

/** B §8, 'Registration and onboarding': each text with every answer that must lead to it. */
describe('a registration that fails', () => {
  it.each<[text: string, what: string, ids: string, wire: Wire]>([
    [TOKENS, 'a bare answer without tokens', 'REG-11', json({})],
    [TOKENS, 'an envelope without data', 'REG-11', data(null)],
    [TOKENS, 'no refresh token', 'REG-11', data({ access: 'a.b.c' })],
    [TOKENS, 'no access token', 'REG-11', data({ refresh: 'r' })],
    [TOKENS, 'an empty access token', 'REG-11', data({ access: '', refresh: 'r' })],
    [TOKENS, 'tokens that are null', 'REG-11', json({ access: null, refresh: null })],
    [TOKENS, 'a list', 'REG-11', json([], 201)],
    [TOKENS, 'no body: the account may be there', 'REG-11', async () => new Response('', { status: 201 })],
    [TOKENS, 'a success without content', 'REG-11', async () => new Response(null, { status: 204 })],
    [TOKENS, 'a success that is no JSON', 'REG-11', async () => new Response('<h1>OK</h1>')],
    [ACCOUNT, 'a refusal without a word', 'REG-19', json({}, 400)],
    [ACCOUNT, 'success false without a word', 'REG-19', json({ success: false })],
    [ACCOUNT, 'the text that stands for none', 'REG-19', json({ message: 'Une erreur est survenue' }, 400)],
    [ACCOUNT, 'too many tries', 'REG-19, C125', json({}, 429)],
    [ACCOUNT, 'the page of a gateway', 'REG-19, C100', html],
    [ACCOUNT, 'a server that broke down', 'REG-19', json({ message: 'psycopg2.OperationalError' }, 500)],
    [ACCOUNT, 'a lost connection', 'REG-19, C115', cut],
    [ACCOUNT, 'no answer in 30 seconds', 'REG-19', hang],
    ['Fermé ce soir.', 'details of another field', 'REG-19', json({ details: { plan: ['Fermé ce soir.'] } }, 400)],
    ['Fermé ce soir.', 'details as one text', 'REG-19', json({ details: 'Fermé ce soir.', message: 'Non' }, 400)],
    ['Fermé ce soir.', 'details as a list', 'REG-19', json({ details: ['Fermé ce soir.'] }, 500)],
    ['Fermé ce soir.', 'a bare map of fields', 'REG-19', json({ plan: 'Fermé ce soir.' }, 400)],
    ['Fermé ce soir.', 'of no field', 'REG-19', json({ message: 'Non', non_field_errors: ['Fermé ce soir.'] }, 400)],
    ['Fermé ce soir.', 'the message of the server', 'REG-19', json({ success: false, message: 'Fermé ce soir.' })],
    ['Fermé ce soir.', 'its detail', 'REG-19', json({ detail: 'Fermé ce soir.' }, 403)],
    [UNKNOWN, 'a fault of the application', 'REG-21', broken],
  ])('shows "%s" after %s (%s)', async (text, _what, _ids, wire) => {
    expect(await step1(wire)).toBe(text)
  })

  it.each<[text: string, what: string, ids: string, wire: Wire]>([
    [REFUSED, 'success false', 'REG-15', json({ success: false })],
    [REFUSED, 'success false, no message', 'REG-15', json({ success: false, message: null, data: null })],
    [REFUSED, 'success false with ids', 'REG-15', json({ success: false, data: { company_id: 3, brand_id: 4 } })],
    ['Quota atteint.', 'the message of the server', 'REG-15', json({ success: false, message: 'Quota atteint.' })],
    [INCOMPLETE, 'no company_id', 'REG-16', data({ brand_id: 4 })],
    [INCOMPLETE, 'no brand_id', 'REG-16', data({ company_id: 3 })],
    [INCOMPLETE, 'brand_id 0', 'REG-16', data({ company_id: 3, brand_id: 0 })],
    [INCOMPLETE, 'company_id null', 'REG-16', data({ company_id: null, brand_id: 4 })],
    [INCOMPLETE, 'no ids', 'REG-16', data({})],
    [INCOMPLETE, 'no data', 'REG-16', json({ success: true })],
    [BUSINESS, 'a refusal without a word', 'REG-20', json({}, 400)],
    [BUSINESS, 'a server that broke down', 'REG-20', json({ success: false, message: 'Trace' }, 500)],
    [BUSINESS, 'too many tries', 'REG-20, C125', json({}, 429)],
    [BUSINESS, 'the page of a gateway', 'REG-20', html],
    [BUSINESS, 'a lost connection', 'REG-20', cut],
    [BUSINESS, 'no answer in 30 seconds', 'REG-20', hang],
    ['Nom réservé.', 'details, whatever the status', 'REG-20', json({ details: { name: ['Nom réservé.'] } }, 500)],
    ['Nom réservé.', 'details as one text', 'REG-20', json({ details: 'Nom réservé.' }, 400)],
    ['Nom réservé.', 'the message of the server', 'REG-20', json({ message: 'Nom réservé.' }, 409)],
    [UNKNOWN, 'a fault of the application', 'REG-21', broken],
  ])('shows "%s" in step 2 after %s (%s, C241)', async (text, _what, _ids, wire) => {
    expect(await step2(wire)).toBe(text)
  })

  it('a right answer of either step shows no error (REG-11, REG-15, REG-16)', async () => {
    expect(await step1(json({ access: 'a.b.c', refresh: 'r' }))).toBeUndefined()
    expect(await step2(data({ company_id: '3', brand_id: 4 }))).toBeUndefined()
  })
})
