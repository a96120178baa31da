import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { CLAIRE, LEA } from '#mocks/domain/seed/named.ts'

import { refusal, restarted, send, succeed } from './caller'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('an access token', () => {
  it('lives exactly five minutes (SES-05)', async () => {
    const backend = createBackend({ clock: () => Date.parse('2026-03-16T09:00:00Z') })
    const { access: token } = backend.signIn(CLAIRE)
    backend.controls.advanceClock(5 * MINUTE - 1)
    expect((await send(backend, 'getCurrentUser', { token })).status).toBe(200)
    backend.controls.advanceClock(1)
    expect(await refusal(backend, 'getCurrentUser', { token })).toMatchObject({
      status: 401,
      detail: expect.any(String),
    })
  })

  it.each([
    ['nothing', undefined],
    ['no token', 'jeton'],
    ['a token of another server', 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoxfQ.c2lnbmF0dXJl'],
  ])('of %s is refused (SES-08)', async (_what, token) => {
    expect((await send(createBackend(), 'getCurrentUser', token === undefined ? {} : { token })).status).toBe(401)
  })

  it('with changed claims is refused, and so is a refresh token in its place', async () => {
    const backend = createBackend()
    const { access, refresh } = backend.signIn(LEA)
    const [header, payload = '', signature] = access.split('.')
    const forged = btoa(atob(payload).replace('"user_id":3', '"user_id":1')).replaceAll('=', '')
    expect((await send(backend, 'getCurrentUser', { token: [header, forged, signature].join('.') })).status).toBe(401)
    expect((await send(backend, 'getCurrentUser', { token: refresh })).status).toBe(401)
  })

  it('can be expired on demand, while refresh tokens stay valid', async () => {
    const backend = createBackend()
    const { access, refresh } = backend.signIn(CLAIRE)
    backend.controls.expireTokens()
    expect((await send(backend, 'getCurrentUser', { token: access })).status).toBe(401)
    const renewed = await succeed(backend, 'refreshTokens', { body: { refresh } })
    expect((await send(backend, 'getCurrentUser', { token: renewed.access })).status).toBe(200)
  })

  it('of a deactivated account loses its session at once', async () => {
    const backend = createBackend()
    const { access, refresh } = backend.signIn(LEA)
    for (const user of backend.world.users) if (user.email === LEA) user.is_active = false
    expect((await send(backend, 'getCurrentUser', { token: access })).status).toBe(401)
    expect((await send(backend, 'refreshTokens', { body: { refresh } })).status).toBe(401)
  })
})

describe('a refresh token', () => {
  it('rotates: each gives the next pair, across restarts (SES-49)', async () => {
    let backend = createBackend()
    let { refresh } = backend.signIn(CLAIRE)
    for (let go = 0; go < 3; go += 1) {
      backend = restarted(backend)
      const next = await succeed(backend, 'refreshTokens', { body: { refresh } })
      expect((await send(backend, 'getCurrentUser', { token: next.access })).status).toBe(200)
      expect(next.refresh).not.toBe(refresh)
      refresh = next.refresh ?? ''
    }
    expect(backend.world.reuses).toBe(0)
  })

  it('is refused when used again, which ends its family and no other (C047)', async () => {
    const backend = createBackend()
    const first = backend.signIn(CLAIRE)
    const other = backend.signIn(CLAIRE)
    const second = await succeed(backend, 'refreshTokens', { body: { refresh: first.refresh } })
    expect((await send(backend, 'refreshTokens', { body: { refresh: first.refresh } })).status).toBe(401)
    expect((await send(backend, 'refreshTokens', { body: { refresh: second.refresh } })).status).toBe(401)
    expect((await send(backend, 'getCurrentUser', { token: second.access })).status).toBe(401)
    expect((await send(backend, 'getCurrentUser', { token: other.access })).status).toBe(200)
    expect(backend.world.reuses).toBe(1)
  })

  it('lives seven days from its issue (SES-22)', async () => {
    const backend = createBackend()
    const { refresh } = backend.signIn(CLAIRE)
    backend.controls.advanceClock(7 * DAY - 2000)
    const next = await succeed(backend, 'refreshTokens', { body: { refresh } })
    backend.controls.advanceClock(7 * DAY)
    expect((await send(backend, 'refreshTokens', { body: { refresh: next.refresh } })).status).toBe(401)
  })

  it('is answered with or without an envelope, with either name for the seconds (SES-07, C014)', async () => {
    const backend = createBackend()
    const renew = async () =>
      (await send(backend, 'refreshTokens', { body: { refresh: backend.signIn(CLAIRE).refresh } })).json
    expect(await renew()).toMatchObject({ access: expect.any(String), access_expires_in: 300 })
    backend.controls.setSettings({ refreshAnswer: 'wrapped', expiryField: 'expires_in', accessSeconds: 20 })
    expect(await renew()).toMatchObject({ success: true, data: { access: expect.any(String), expires_in: 20 } })
  })

  it('is required', async () => {
    expect(await refusal(createBackend(), 'refreshTokens', { body: {} })).toMatchObject({
      status: 400,
      details: { refresh: ['Ce champ est obligatoire.'] },
    })
  })
})

describe('the end of a session', () => {
  it('logout ends this sign-in and leaves the others (SES-30)', async () => {
    const backend = createBackend()
    const here = backend.signIn(CLAIRE)
    const elsewhere = backend.signIn(CLAIRE)
    await succeed(backend, 'logout', { token: here.access, body: { refresh: here.refresh } })
    const after = restarted(backend)
    expect((await send(after, 'getCurrentUser', { token: here.access })).status).toBe(401)
    expect((await send(after, 'refreshTokens', { body: { refresh: here.refresh } })).status).toBe(401)
    expect((await send(after, 'getCurrentUser', { token: elsewhere.access })).status).toBe(200)
  })

  it('a new password ends the other sign-ins', async () => {
    const backend = createBackend()
    const here = backend.signIn(CLAIRE)
    const elsewhere = backend.signIn(CLAIRE)
    const body = {
      current_password: 'Lumiere!2026',
      new_password: 'Automne#2027',
      new_password_confirm: 'Automne#2027',
    }
    await succeed(backend, 'changePassword', { token: here.access, body })
    expect((await send(backend, 'getCurrentUser', { token: here.access })).status).toBe(200)
    expect((await send(backend, 'getCurrentUser', { token: elsewhere.access })).status).toBe(401)
  })
})
