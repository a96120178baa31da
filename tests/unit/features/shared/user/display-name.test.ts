import { describe, expect, it } from 'vitest'

import { displayName } from '~/features/shared/user/user-texts'

describe('the name that is shown', () => {
  it.each([
    [{ first_name: 'Claire', last_name: 'Fontaine', username: 'claire' }, 'Claire Fontaine'],
    [{ first_name: ' Claire ', last_name: '', username: 'claire' }, 'Claire'],
    [{ first_name: '', last_name: '  ', username: 'claire' }, 'claire'],
    [{ first_name: null, last_name: null, username: '', email: 'claire@exemple.fr' }, 'claire@exemple.fr'],
    [{ id: 7, first_name: null, username: ' ', email: '' }, '#7'],
    [{}, ''],
  ])('of %j is %s (SET-02)', (user, name) => {
    expect(displayName(user)).toBe(name)
  })
})
