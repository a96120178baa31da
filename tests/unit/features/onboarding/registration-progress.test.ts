import { beforeEach, describe, expect, it } from 'vitest'

import { createProgress } from '~/features/onboarding/registration-progress'
import { createSafeStorage, type SafeStorage } from '~/platform/storage'

let storage: SafeStorage
beforeEach(() => {
  storage = createSafeStorage(() => undefined)
})

const JUNK = ['{', '[]', 'null', '"x"', '{"version":2,"userId":7,"progress":"owed"}', '{"version":1,"progress":"x"}']

describe('the progress of a registration', () => {
  it('makes step 2 due for the user who made step 1 in this browser, and for nobody else (REG-46, C239)', () => {
    createProgress(storage).owe(7)
    // another page of the same browser
    const progress = createProgress(storage)
    expect(progress.of(7)).toBe('owed')
    expect(progress.of(8)).toBeUndefined()
    expect(progress.of(null)).toBeUndefined()
    expect(progress.isOwed()).toBe(true)
  })

  it('counts also where the user of the tokens is not known yet (REG-13)', () => {
    const progress = createProgress(storage)
    progress.owe(null)
    expect(progress.of(null)).toBe('owed')
    expect(progress.of(7)).toBeUndefined()
  })

  it('ends with step 2, and is removed once the server knows (REG-46)', () => {
    const progress = createProgress(storage)
    progress.owe(7)
    progress.settle(7)
    expect(progress.of(7)).toBe('done')
    expect(progress.isOwed()).toBe(false)
    progress.forget(8)
    expect(progress.of(7)).toBe('done')
    progress.forget(7)
    expect(progress.of(7)).toBeUndefined()
  })

  it('keeps step 2 due in the page that made step 1 when the storage is emptied (C092, K27)', () => {
    const progress = createProgress(storage)
    progress.owe(7)
    storage.removeItem('onboarding')
    expect([progress.isOwed(), progress.of(7)]).toEqual([true, undefined])
    expect(createProgress(storage).isOwed()).toBe(false)
    // another tab made step 2
    createProgress(storage).settle(7)
    expect(progress.isOwed()).toBe(false)
  })

  it('holds nothing of a user but a number (C076)', () => {
    createProgress(storage).owe(7)
    expect(storage.getItem('onboarding')).toBe('{"version":1,"userId":7,"progress":"owed"}')
  })

  it.each(JUNK)('in a stored %s counts as nothing (C067)', (text) => {
    storage.setItem('onboarding', text)
    const progress = createProgress(storage)
    expect(progress.of(7)).toBeUndefined()
    expect(progress.isOwed()).toBe(false)
  })
})
