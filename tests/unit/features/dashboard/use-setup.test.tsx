import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { normaliseUser } from '~/api/normalise/user'
import { useSetup } from '~/features/dashboard/use-setup'

const slots = { users_used: 2, users_limit: 5, brands_used: 1, brands_limit: 5 }
const complete = normaliseUser({
  id: 7,
  user_type: 'agency_admin',
  first_name: 'Léa',
  last_name: 'Roux',
  phone: '0612345678',
  position: 'Gérance',
  company: 3,
  company_info: { name: 'Atelier Lumière', slots },
})
const unfinished = { ...complete, position: null }

const look = (user: typeof complete) => renderHook(({ user }) => useSetup(user), { initialProps: { user } })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('the set-up', () => {
  it('REG-50 · is shown until it is complete', () => {
    expect(look(unfinished).result.current.shown).toBe(true)
  })

  it('REG-50 · a user who saw it unfinished reads that it is complete', () => {
    const { result, rerender } = look(unfinished)
    rerender({ user: complete })
    expect(result.current.shown).toBe(true)
  })

  it('REG-50 · so is who comes back when it is complete', () => {
    look(unfinished).unmount()
    expect(look(complete).result.current.shown).toBe(true)
  })

  it('REG-50 · nothing is shown for a company that was complete from the start', () => {
    expect(look(complete).result.current.shown).toBe(false)
  })

  it('REG-50 · put away, it stays away for this person', () => {
    const { result, unmount } = look(unfinished)
    act(() => result.current.hide())
    expect(result.current.shown).toBe(false)
    unmount()
    expect(look(unfinished).result.current.shown).toBe(false)
    expect(look({ ...unfinished, id: 8 }).result.current.shown).toBe(true)
  })

  it('B §6 · is the matter of those who run the company', () => {
    expect(look({ ...unfinished, user_type: 'brand_member' }).result.current.shown).toBe(false)
  })
})
