import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { normaliseUser } from '~/api/normalise/normalise'
import { useSetup } from '~/features/dashboard/SetupChecklist'

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
  it('is shown until it is complete (REG-50)', () => {
    expect(look(unfinished).result.current.shown).toBe(true)
  })

  it('says that it is complete to a user who saw it unfinished (REG-50)', () => {
    const { result, rerender } = look(unfinished)
    rerender({ user: complete })
    expect(result.current.shown).toBe(true)
  })

  it('says that it is complete to a user who comes back (REG-50)', () => {
    look(unfinished).unmount()
    expect(look(complete).result.current.shown).toBe(true)
  })

  it('is not shown for a company that was complete from the start (REG-50)', () => {
    expect(look(complete).result.current.shown).toBe(false)
  })

  it('stays dismissed for the user who dismissed it (REG-50)', () => {
    const { result, unmount } = look(unfinished)
    act(() => result.current.hide())
    expect(result.current.shown).toBe(false)
    unmount()
    expect(look(unfinished).result.current.shown).toBe(false)
    expect(look({ ...unfinished, id: 8 }).result.current.shown).toBe(true)
  })

  it('is for users who manage the company (B §6)', () => {
    expect(look({ ...unfinished, user_type: 'brand_member' }).result.current.shown).toBe(false)
  })
})
