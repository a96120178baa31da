import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { loginProblems, toLoginInput, type LoginFormValues } from '~/features/auth/login-form'

import { french } from '../../../support/form-problems'
import { anyText, runs, textOf } from '../../../support/fuzz'

const filled = { email: 'lea@exemple.fr', password: 'secret 12', remember_me: false }
const said = (values: Partial<LoginFormValues>) =>
  Object.fromEntries(
    Object.entries(loginProblems({ ...filled, ...values })).map(([field, problem]) => [field, french(problem)]),
  )

describe('the login form', () => {
  it.each([
    ['', 'Email requis'],
    ['   ', 'Email requis'],
    [' \u00a0', 'Email requis'],
    ['ab', "Nom d'utilisateur trop court (minimum 3 caractères)"],
    [' ab ', "Nom d'utilisateur trop court (minimum 3 caractères)"],
    ['😀😀', "Nom d'utilisateur trop court (minimum 3 caractères)"],
    ['abc', 'Format email invalide'],
    ['a@b', 'Format email invalide'],
    ['lea@exemple.fr\n', 'Format email invalide'],
    [`${'a'.repeat(250)}@b.fr`, 'Email trop long'],
  ])('has for the e-mail %j: %s (LOG-02, LOG-03, C161, K4)', (email, text) =>
    expect(said({ email })).toEqual({ email: text }),
  )

  it.each([
    ['', 'Mot de passe requis'],
    ['1234567', 'Mot de passe minimum 8 caractères'],
    ['😀😀😀😀😀😀😀', 'Mot de passe minimum 8 caractères'],
  ])('has for the password %j: %s (LOG-04, LOG-05, C161, K4)', (password, text) =>
    expect(said({ password })).toEqual({ password: text }),
  )

  it('asks nothing else of a password: eight spaces and a thousand letters are sent as typed (LOG-04, LOG-05)', () => {
    expect(said({ password: '        ' })).toEqual({})
    expect(said({ password: 'é'.repeat(1000) })).toEqual({})
  })

  it('says what is wrong with both fields at once (LOG-01, LOG-02)', () => {
    expect(said({ email: '', password: '' })).toEqual({ email: 'Email requis', password: 'Mot de passe requis' })
  })

  it('sends the address trimmed and lower-cased, the password as typed (LOG-02, LOG-09, C236)', () => {
    const sent = { email: 'user@x.fr', password: '  Mot de passe  ', remember_me: true }
    expect(toLoginInput({ ...sent, email: ' USER@X.FR ' })).toEqual(sent)
    const { remember_me: _unchecked, ...rest } = sent
    expect(toLoginInput({ ...rest, email: ' USER@X.FR ' })).toEqual({ ...sent, remember_me: false })
  })

  it('answers any input, and leaves the password alone (LOG-02, LOG-04)', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), textOf(['a', '@', '.', 'fr', ' '])), anyText(), (email, password) => {
        const sent = toLoginInput({ email, password })
        expect(sent.password).toBe(password)
        expect(loginProblems({ email, password }).email ? 'a@b.fr' : sent.email).toMatch(/^[!-~]{6,254}$/)
      }),
      runs(100_000),
    )
  })
})
