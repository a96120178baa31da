import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { INVITATION_VALUE, textMark, TOKEN_STAND_IN } from '~/app/early-frame'
import {
  fetchApiAddress,
  fetchInvitation,
  fillInvitation,
  isPlainToken,
  type OpenInvitation,
} from '~/app/early-invitation'
import { DEFAULT_TIME_ZONE } from '~/i18n/dates'
import { createFormats } from '~/i18n/formats'
import { LOCALES } from '~/i18n/locales'
import { forgetEarlyAnswers } from '~/platform/early-answers'

import { memoryStorage } from '../../support/memory-storage'

const ORIGIN = 'https://app.exemple.fr'
const NOTHING: OpenInvitation = {
  company_name: '',
  brand_name: '',
  user_type: '',
  email: '',
  invited_by: '',
  expires_at: '',
  invitation_message: '',
}

const answers = vi.fn<(url: string) => Response | Promise<Response>>()
beforeEach(() => {
  answers.mockReset()
  vi.stubGlobal('fetch', ({ url }: Request) => Promise.resolve(answers(url)))
})
afterEach(() => {
  forgetEarlyAnswers()
  vi.unstubAllGlobals()
})

const kept = (apiBaseUrl: string) => memoryStorage({ config: JSON.stringify({ apiBaseUrl }) })

const read = (status: number, body: unknown) => {
  answers.mockReturnValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
  return fetchInvitation(`${ORIGIN}/status/a`, 'fr')
}

describe('the address of the API before any script', () => {
  it('is the stored one, whether or not the file arrives (NFR-12)', async () => {
    answers.mockReturnValue(Promise.reject(new TypeError('Failed to fetch')))
    await expect(fetchApiAddress(ORIGIN, kept('https://api.exemple.fr/v1/'))).resolves.toBe('https://api.exemple.fr/v1')
  })

  it.each([
    ['{"apiBaseUrl":"/api/v1"}', `${ORIGIN}/api/v1`],
    ['{"apiBaseUrl":"sandbox"}', undefined],
    ['{"apiBaseUrl":"javascript:alert(1)"}', undefined],
    ['<!doctype html>', undefined],
    ['', undefined],
  ])('is on a first visit that of the file: %s (NFR-12)', async (file, address) => {
    answers.mockReturnValue(new Response(file))
    await expect(fetchApiAddress(ORIGIN, memoryStorage())).resolves.toBe(address)
    expect(answers).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/config.json`)
  })
})

describe('an invitation before any script', () => {
  it('is read with an empty text for what it does not say (INV-15)', async () => {
    const data = {
      status: 'pending',
      company_name: 'Atelier Lumière',
      brand_name: null,
      email: 7,
      invitation_message: ' \n',
    }
    await expect(read(200, { success: true, data })).resolves.toEqual({
      ...NOTHING,
      company_name: 'Atelier Lumière',
      email: '7',
    })
  })

  it.each([
    [200, { success: true, data: { status: 'accepted' } }],
    [200, { success: true, data: { status: 'pending', expires_at: '2001-01-01T00:00:00Z' } }],
    [200, { success: false, data: { status: 'pending' } }],
    [200, { success: true, data: null }],
    [200, { success: true, data: [] }],
    [200, { status: 'pending' }],
    [200, '<!doctype html>'],
    [200, ''],
    [404, { success: true, data: { status: 'pending' } }],
    [500, { success: true, data: { status: 'pending' } }],
  ])('that is not open, or not read as usual, is left to the page: %s %j (INV-15)', async (status, body) => {
    await expect(read(status, body)).resolves.toBeUndefined()
  })

  it.each(LOCALES)('says its last day as the page does, in %s (INV-15, LAN-36)', (locale) => {
    const page = createFormats(createIntl({ locale, timeZone: DEFAULT_TIME_ZONE, onError: () => {} }))
    // a day, a moment of another day in Paris, and no date at all
    for (const expires_at of ['2030-03-01', '2030-03-01T23:30:00Z', 'bientôt']) {
      const main = document.createElement('main')
      main.innerHTML = `<dl><div><dt>Expire</dt><dd>${textMark(`${INVITATION_VALUE}expires_at`)}</dd></div></dl>`
      fillInvitation(main, { invitation: { ...NOTHING, expires_at }, token: 'a', locale, texts: {} })
      expect(main.querySelector('dd')?.textContent).toBe(page.date(expires_at))
    }
  })

  it('has only text, and its links hold its token (INV-15, C079)', () => {
    const main = document.createElement('main')
    const mark = textMark(`${INVITATION_VALUE}company_name`)
    main.innerHTML = `<dl><div><dd>${mark}</dd></div></dl><a href="/auth/login?invitation=${TOKEN_STAND_IN}">a</a>`
    const company_name = '<img src=x onerror=alert(1)> $& ⟦email⟧'
    fillInvitation(main, { invitation: { ...NOTHING, company_name }, token: 'T-1_x', locale: 'fr', texts: {} })
    expect(main.querySelector('dd')?.textContent).toBe(company_name)
    expect(main.querySelector('img')).toBeNull()
    expect(main.querySelector('a')?.getAttribute('href')).toBe('/auth/login?invitation=T-1_x')
  })
})

it('a plain token is the same in a path, in a query, and read back from it (INV-15, C247)', () => {
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^[\w-]+$/), fc.string()), (token) => {
      fc.pre(isPlainToken(token))
      expect(encodeURIComponent(token)).toBe(token)
      expect(() => JSON.parse(token) as unknown).toThrow(SyntaxError)
    }),
  )
  for (const token of ['123', 'null', 'true', '1e5', '-7', '', 'a/b', 'é', 'a b'])
    expect(isPlainToken(token)).toBe(false)
  expect(isPlainToken('invitation-0001')).toBe(true)
})
