import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { noRefreshToken } from '~/api/api-error'
import type { TokenSource } from '~/api/ports'
import { readInvitation } from '~/features/shared/invitation/accept-invitation'

import { openApiWith } from '../../../../support/open-api'
import { tokensOf } from '../../../../support/tokens-of'

const PENDING = { status: 'pending', email: 'bruno@exemple.fr' }
const shown = () => Response.json({ success: true, message: null, data: PENDING })
const refused = (status: number) => () => Response.json({ detail: 'Refusé.' }, { status })

const fetched = vi.fn<(request: Request) => Response>()

/** The `Authorization` of each call, in order. */
const sent = () => fetched.mock.calls.map(([request]) => request.headers.get('authorization'))

const open = (tokens: TokenSource) => openApiWith({ ...tokens, renew: () => Promise.reject(new Error('no renewal')) })

beforeEach(() => {
  fetched.mockReset().mockImplementation(shown)
  vi.stubGlobal('fetch', async (request: Request) => fetched(request))
  open(tokensOf({ token: 'jeton' }))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the status of an invitation', () => {
  it('is read by a visitor without a token (SES-12, INV-04)', async () => {
    await expect(readInvitation('t', { signedIn: false })).resolves.toMatchObject(PENDING)
    expect(sent()).toEqual([null])
  })

  it('is read by a signed-in user with the token, which a server may require (INV-04, decision 2)', async () => {
    await expect(readInvitation('t', { signedIn: true })).resolves.toMatchObject(PENDING)
    expect(sent()).toEqual(['Bearer jeton'])
  })

  it('is read without a token that the server refuses, and nothing is renewed (SES-12, decision 2)', async () => {
    fetched.mockImplementationOnce(refused(401))
    await expect(readInvitation('t', { signedIn: true })).resolves.toMatchObject(PENDING)
    expect(sent()).toEqual(['Bearer jeton', null])
  })

  it('is refused to a signed-in user when the server shows it neither with nor without the token (INV-15)', async () => {
    fetched.mockImplementation(refused(401))
    await expect(readInvitation('t', { signedIn: true })).rejects.toMatchObject({ status_code: 401 })
    expect(sent()).toEqual(['Bearer jeton', null])
  })

  it.each([403, 404, 410, 500])(
    'that is refused with %d is not read again without the token (INV-15)',
    async (status) => {
      fetched.mockImplementation(refused(status))
      await expect(readInvitation('t', { signedIn: true })).rejects.toMatchObject({ status_code: status })
      expect(sent()).toEqual(['Bearer jeton'])
    },
  )

  it('is read without a token when no token comes (SES-12)', async () => {
    open({ ...tokensOf(), accessGrant: () => Promise.reject(noRefreshToken()) })
    await expect(readInvitation('t', { signedIn: true })).resolves.toMatchObject(PENDING)
    expect(sent()).toEqual([null])
  })
})
