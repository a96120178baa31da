import { describe, expect, it, vi } from 'vitest'

import { loadOnce } from '~/platform/async'

describe('a script that is loaded on first use', () => {
  it('is loaded once, and is there without waiting from then on', async () => {
    const load = vi.fn<() => Promise<object>>(() => Promise.resolve({}))
    const script = loadOnce(load)
    expect([script.asked(), script.loaded()]).toEqual([false, undefined])
    const [one, other] = await Promise.all([script.load(), script.load()])
    expect(one).toBe(other)
    expect(script.asked()).toBe(true)
    expect(script.loaded()).toBe(one)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is tried again after a failure', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('there')
    const script = loadOnce(load)
    await expect(script.load()).rejects.toThrow('lost')
    expect([script.asked(), script.loaded()]).toEqual([false, undefined])
    expect(await script.load()).toBe('there')
  })

  it('is requested once more for two callers that wait for it, not twice', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('there')
    const script = loadOnce(load)
    const again = () => script.load().catch(() => script.load())
    expect(await Promise.all([again(), again()])).toEqual(['there', 'there'])
    expect(load).toHaveBeenCalledTimes(2)
  })
})
