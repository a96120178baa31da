import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { logUnanswered } from '~/api/transport/unanswered'

const APP = 'https://console.exemple.fr'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

const said = () => vi.mocked(console.warn).mock.calls.flat().join('\n')

describe('a call to another origin without an answer', () => {
  it('reports CORS as the likely cause, once, and nothing of the call but its origin (C029)', () => {
    logUnanswered('https://api.exemple.fr/v1/onboarding/invitations/status/jeton-secret/?email=a%40b.fr', APP)
    logUnanswered('https://api.exemple.fr/v1/brands/', APP)
    expect(console.warn).toHaveBeenCalledOnce()
    expect(said()).toMatch(/https:\/\/api\.exemple\.fr .*CORS.* https:\/\/console\.exemple\.fr/)
    expect(said()).not.toMatch(/secret|invitations|email|brands/)
  })

  it('reports nothing for the app’s own origin, or without an origin', () => {
    logUnanswered(`${APP}/api/v1/brands/`, APP)
    logUnanswered('https://autre.exemple.fr/v1/brands/', undefined)
    expect(console.warn).not.toHaveBeenCalled()
  })
})
