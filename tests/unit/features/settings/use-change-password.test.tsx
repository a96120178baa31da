import type { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createQueryClient } from '~/app/query-client'
import { useChangePassword } from '~/features/settings/password-form'

import { mutationProviders } from '../../../support/mutation-providers'
import { openApi } from '../../../support/open-api'

const fetched = vi.fn<typeof fetch>()
const changed = vi.fn<() => void>()
const values = { current_password: 'Lumiere!2026', new_password: 'Automne#2027', new_password_confirm: 'Automne#2027' }
/** Only the fields that the answers below use. */
const MESSAGES = {
  'settings.password.error.outcome': 'outcome not known',
  'settings.password.error.current': 'current',
  'errors.connection': 'connection',
  'errors.tooManyAttempts': 'too many',
  'settings.password.error.signedOut': 'signed out',
}
let client: QueryClient

const Around = mutationProviders(() => client, MESSAGES)

const renderChange = (id = 3) => renderHook(() => useChangePassword(id, changed), { wrapper: Around })
const done = () => Response.json({ success: true, message: 'ok', data: null })
const wrongCurrent = () => Response.json({ message: 'Non', details: { current_password: ['Non'] } }, { status: 400 })

/** Presses, and lets the pause before the second try pass. */
async function press(change: (typed: typeof values) => Promise<void>, times = 1) {
  await act(async () => {
    const presses = Promise.all(Array.from({ length: times }, () => change(values)))
    await vi.advanceTimersByTimeAsync(2500)
    await presses
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  client = createQueryClient()
  fetched.mockReset()
  changed.mockReset()
  vi.stubGlobal('fetch', fetched)
  openApi()
})

afterEach(() => {
  cleanup()
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a password change', () => {
  it('is sent once for ten presses, with three fields, and no cache keeps them (PWD-22, PWD-25, C301)', async () => {
    fetched.mockImplementation(async () => done())
    const { result } = renderChange()
    await press(result.current.change, 10)
    expect(fetched).toHaveBeenCalledTimes(1)
    // the transport calls with a request
    const sent = fetched.mock.calls[0]?.[0] as Request
    expect([sent.method, new URL(sent.url).pathname]).toEqual(['POST', '/api/v1/users/3/change_password/'])
    expect(await sent.clone().json()).toEqual(values)
    const cached = client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state)
    expect(cached).toHaveLength(1)
    expect(JSON.stringify(cached)).not.toMatch(/Lumiere|Automne/)
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('without an answer at first, then with a wrong password, has an unknown outcome (PWD-19, K10)', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(async () => wrongCurrent())
    const { result } = renderChange()
    await press(result.current.change)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(result.current.failure?.non_field_errors).toEqual(['outcome not known'])
    // the next one begins anew
    await press(result.current.change)
    expect(result.current.failure?.details).toEqual({ current_password: ['current'] })
  })

  it('with a success that cannot be read has an unknown outcome (PWD-19, K10)', async () => {
    fetched.mockImplementationOnce(async () => new Response('<p>ok</p>')).mockImplementation(async () => wrongCurrent())
    const { result } = renderChange()
    await press(result.current.change)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(result.current.failure?.non_field_errors).toEqual(['outcome not known'])
  })

  it('with a failure of the server on the way has an unknown outcome (PWD-19, K10)', async () => {
    fetched
      .mockImplementationOnce(async () => Response.json({ message: 'x' }, { status: 503 }))
      .mockImplementation(async () => wrongCurrent())
    const { result } = renderChange()
    await press(result.current.change)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(result.current.failure?.non_field_errors).toEqual(['outcome not known'])
  })

  it.each([
    [400, { message: 'Le nouveau mot de passe doit être différent de l’ancien' }],
    [403, { message: 'x' }],
    [429, { message: 'x' }],
  ])('without an answer at first, then refused with %d, has an unknown outcome (PWD-19, K10)', async (status, body) => {
    fetched
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockImplementation(async () => Response.json(body, { status }))
    const { result } = renderChange()
    await press(result.current.change)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(result.current.failure?.non_field_errors).toEqual(['outcome not known'])
  })

  it.each([
    [400, {}],
    [403, {}],
    [429, { non_field_errors: ['too many'] }],
  ])('is not tried again after %d (PWD-15, PWD-19)', async (status, told) => {
    fetched.mockImplementation(async () => Response.json({ message: 'x' }, { status }))
    const { result } = renderChange()
    await press(result.current.change)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(result.current.failure).toMatchObject(told)
  })

  it('of a user without an id sends nothing and reports that nobody is signed in (PWD-18, C263)', async () => {
    const { result } = renderChange(0)
    await press(result.current.change)
    expect(fetched).not.toHaveBeenCalled()
    expect(result.current.failure?.non_field_errors).toEqual(['signed out'])
    expect(changed).not.toHaveBeenCalled()
  })
})
