import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { useWelcome } from '~/features/dashboard/WelcomePanel'

const onOver = vi.fn<() => void>()
const arrive = (asked: boolean, userId = 7) => renderHook(() => useWelcome({ asked, userId, onOver }))

beforeEach(() => {
  localStorage.clear()
  onOver.mockReset()
})
afterEach(cleanup)

describe('the welcome', () => {
  it('is shown to a user who comes from the registration, and to nobody else (REG-50)', () => {
    expect(arrive(true).result.current.shown).toBe(true)
    expect(arrive(false).result.current.shown).toBe(false)
    expect(onOver).not.toHaveBeenCalled()
  })

  it('does not come back with a reload of the same address, and clears the address (REG-50)', () => {
    arrive(true).unmount()
    expect(arrive(true).result.current.shown).toBe(false)
    expect(onOver).toHaveBeenCalledTimes(1)
  })

  it('goes at once when dismissed, and leaves the address (REG-50)', () => {
    const { result } = arrive(true)
    act(() => result.current.dismiss())
    expect(result.current.shown).toBe(false)
    expect(onOver).toHaveBeenCalledTimes(1)
  })

  it('is shown to another user of this browser too (REG-50)', () => {
    arrive(true).unmount()
    expect(arrive(true, 8).result.current.shown).toBe(true)
  })
})
