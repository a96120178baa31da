import { describe, expect, it, vi } from 'vitest'

import { changeUserPassword, getBrand, getCurrentUser, listBrands, setBrandAdmin } from '~/api/generated/sdk.gen'
import { USER_COUNT, userCount } from '~/features/shared/user/user-texts'

import { aBrand, withUsers } from '../../../stories/support/a-brand'
import { createFakeWire } from './support'

const brand = (change: object = {}) => ({ ...aBrand(1), ...withUsers(0), ...change })

describe('an answer that does not match the description', () => {
  it('is used, and reported once per operation and field (decision 6)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const wire = createFakeWire(() =>
      Response.json({
        success: true,
        data: { results: [brand(), brand(withUsers('beaucoup')), brand(withUsers(-1))] },
      }),
    )
    const first = await listBrands({ fetch: wire.fetch })
    await listBrands({ fetch: wire.fetch })
    expect(first.data.results.map(userCount)).toEqual([0, null, 0])
    expect(wire.signals).toEqual([])
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(wire.signals).toEqual([`drift listBrands results.[].${USER_COUNT} invalid_type`]))
  })

  it('is not reported for unknown fields (C113, decision 6)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const wire = createFakeWire(() =>
      Response.json({ success: true, data: brand({ colour: 'bleu', is_active: null }) }),
    )
    await getBrand({ path: { id: 1 }, fetch: wire.fetch })
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(wire.signals).toEqual(['drift getBrand is_active invalid_type']))
  })

  it('is not reported for numbers and ids that come as text (K45, decision 6)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const wire = createFakeWire(() =>
      Response.json({
        success: true,
        data: {
          results: [brand({ id: '7', ...withUsers('3') }), brand({ id: '7', ...withUsers('3'), is_active: '1' })],
        },
      }),
    )
    const { data } = await listBrands({ fetch: wire.fetch })
    expect(data.results[0]).toMatchObject({ id: 7, ...withUsers(3) })
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(wire.signals).toEqual(['drift listBrands results.[].is_active invalid_type']))
  })

  it('is not reported for ids as text where an id or an object may stand (C110, K45, decision 6)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const answers = [['1', 2, { id: '3', name: 'C' }], ['un']]
    const wire = createFakeWire(() => Response.json({ success: true, data: { id: 1, brands: answers.shift() } }))
    const told = async () => {
      const { data } = await getCurrentUser({ fetch: wire.fetch })
      await vi.advanceTimersByTimeAsync(4000)
      await vi.waitFor(() => expect(wire.signals).not.toEqual([]))
      return { ids: data.brands, signals: wire.signals.filter((signal) => signal.includes('brands')) }
    }
    expect(await told()).toMatchObject({ ids: [1, 2, { id: 3 }], signals: [] })
    expect(await told()).toMatchObject({ ids: [], signals: ['drift getCurrentUser brands.[] invalid_union'] })
    vi.useRealTimers()
  })

  it('is reported too when a write was done without the data that the documents show (decision 4, decision 6)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const wire = createFakeWire(() => Response.json({ success: true, data: null }))
    await setBrandAdmin({ path: { id: 1 }, body: { user_id: 2 }, fetch: wire.fetch })
    const body = { current_password: 'a', new_password: 'b', new_password_confirm: 'b' }
    await changeUserPassword({ path: { id: 1 }, body, fetch: wire.fetch })
    await vi.advanceTimersByTimeAsync(4000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(wire.signals).toEqual(['drift setBrandAdmin  invalid_type']))
  })
})
