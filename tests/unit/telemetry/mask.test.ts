import { describe, expect, it } from 'vitest'

import { mask, maskUrl } from '~/telemetry/mask'

const JWT = 'eyJhbGciOiJub25lIn0.eyJ1c2VyX2lkIjoxfQ.c2lnbmF0dXJl'
const OPAQUE = 'Zm9v9ksd8f7g6h5j4k3l2q1w0e9r8t7y6u5i4o3p'

describe('what must not be said', () => {
  it.each([
    [`Bearer ${JWT}`, 'Bearer ***'],
    [`token ${JWT} refused`, 'token *** refused'],
    [`refresh ${OPAQUE}`, 'refresh ***'],
    ['{"access":"abc","refresh":"def","user":1}', '{"access":"***","refresh":"***","user":1}'],
    ['{"new_password": "Soleil!Rouge48"}', '{"new_password": "***"}'],
    ['?access=abc&page=2&csrf_token=x', '?access=***&page=2&csrf_token=***'],
    ['Compte camille.moreau+test@exemple.fr introuvable', 'Compte ***@*** introuvable'],
    ['GET /onboarding/invitations/abc-DEF_1 failed', 'GET /onboarding/invitations/{token} failed'],
    ['/onboarding/invitations/status/abc/', '/onboarding/invitations/status/{token}/'],
    [
      '/auth/login?redirect=%2Fonboarding%2Finvitations%2Fabc',
      '/auth/login?redirect=%2Fonboarding%2Finvitations%2F{token}',
    ],
  ])('C029 K29 SAN-04 · %s', (text, masked) => {
    expect(mask(text)).toBe(masked)
    expect(mask(masked)).toBe(masked)
  })

  it.each([
    'La marque Boulangerie Léa (7) a été créée',
    'TypeError: x is not a function at BrandsScreen (index-Bq3x9f.js:1:2345)',
    'useSyncExternalStoreWithSelectorAndMore',
    '/onboarding/invitations/send/',
    '/onboarding/invitations/list/?status=pending',
    'GET /brands/7/accessible_users/ 404',
    'accessible: non',
  ])('C029 · %s stays as it is', (text) => {
    expect(mask(text)).toBe(text)
  })

  it('K29 · of an address only the path is kept', () => {
    expect(maskUrl('https://app.exemple.fr/onboarding/invitations/abc?email=a@b.fr#x')).toBe(
      'https://app.exemple.fr/onboarding/invitations/{token}',
    )
    expect(maskUrl('https://app.exemple.fr/billing/success?session_id=cs_1')).toBe(
      'https://app.exemple.fr/billing/success',
    )
  })

  it('C122 · a long text is cut, and read in no time', () => {
    expect(mask('a@'.repeat(50_000)).length).toBeLessThanOrEqual(8000)
    expect(mask('-'.repeat(100_000)).length).toBeLessThanOrEqual(4000)
  })
})
