import { describe, expect, it } from 'vitest'

import { deleteBrand, logout, logSecurityEvent } from '~/api/generated/sdk.gen'

import { createFakeWire } from './support'

const empty = () => Response.json({ success: true, data: {} })

describe('a call that nobody waits for', () => {
  it('the security log and the sign-out raise no signal when they fail (decision 2, decision 14)', async () => {
    const event = { timestamp: '', type: 'a', event: 'b', data: {} }
    for (const status of [403, 500]) {
      const wire = createFakeWire(() => new Response('', { status }))
      await expect(logSecurityEvent({ body: event, fetch: wire.fetch })).rejects.toMatchObject({ status_code: status })
      await expect(logout({ body: {}, fetch: wire.fetch })).rejects.toMatchObject({ status_code: status })
      expect(wire.signals).toEqual([])
    }
  })

  it('the security log sends the current token or none, and keeps a header of the caller (decision 2)', async () => {
    const event = { timestamp: '', type: 'a', event: 'b', data: {} }
    const sentWith = async (held: string | undefined, headers: Record<string, string> = {}) => {
      const base = createFakeWire(empty).ports.tokens
      const wire = createFakeWire(() => new Response(null, { status: 204 }), {
        tokens: { ...base, current: () => held },
      })
      await logSecurityEvent({ body: event, headers, fetch: wire.fetch })
      return wire.requests[0]?.headers.get('authorization')
    }
    await expect(sentWith('jeton')).resolves.toBe('Bearer jeton')
    await expect(sentWith(undefined)).resolves.toBeNull()
    await expect(sentWith('jeton', { authorization: 'Bearer autre' })).resolves.toBe('Bearer autre')
  })

  it('the sign-out sends the token it was given, never the current one (decision 14)', async () => {
    const wire = createFakeWire(() => new Response(null, { status: 204 }))
    await logout({ body: {}, fetch: wire.fetch })
    await logout({ body: {}, headers: { Authorization: 'Bearer autre' }, fetch: wire.quiet })
    expect(wire.requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer autre'])
  })

  it.each([300, 304, 499])('%s is a failure of that call, and no fault of the server (SES-39)', async (status) => {
    const wire = createFakeWire(() => new Response(null, { status }))
    await expect(deleteBrand({ path: { id: 1 }, fetch: wire.fetch })).rejects.toMatchObject({
      status_code: status,
      operation: 'deleteBrand',
    })
    expect(wire.signals).toEqual([])
  })
})
