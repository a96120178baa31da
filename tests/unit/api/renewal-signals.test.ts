import { expect, it } from 'vitest'

import { ApiError, fieldsOf } from '~/api/api-error'
import { getBrand, refreshTokens } from '~/api/generated/sdk.gen'

import { tokensOf } from '../../support/tokens-of'
import { createFakeWire } from './support'

it('a renewal that the server fails is signalled as a failure of the call that waits for it (K59)', async () => {
  const failed = new ApiError({ status_code: 500, operation: 'refreshTokens' })
  const tokens = { ...tokensOf(), renew: () => Promise.reject(failed) }
  const wire = createFakeWire(() => new Response('', { status: 401 }), { tokens })
  await expect(getBrand({ path: { id: 7 }, fetch: wire.fetch })).rejects.toEqual(
    // the call itself was refused
    new ApiError({ ...fieldsOf(failed), notApplied: true }),
  )
  expect(wire.signals).toEqual(['500 getBrand'])
})

it('a renewal raises no signal of its own (K59)', async () => {
  const wire = createFakeWire(() => new Response('', { status: 500 }))
  await expect(refreshTokens({ body: { refresh: 'r' }, fetch: wire.fetch })).rejects.toMatchObject({ status_code: 500 })
  expect(wire.signals).toEqual([])
})
