import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { lateRegisterProblems, registerProblems, toRegistration } from '~/features/onboarding/AccountForm'

import { serveDisposableList } from '../../../support/disposable-list'
import { french } from '../../../support/form-problems'
import { anyText, runs } from '../../../support/fuzz'

serveDisposableList()

const filled = {
  first_name: 'Léa',
  last_name: 'Martin',
  email: 'lea@exemple.fr',
  password: 'Xk7$mPq2',
  password_confirm: 'Xk7$mPq2',
}
const said = (values: Partial<typeof filled>) =>
  Object.fromEntries(
    Object.entries(registerProblems({ ...filled, ...values })).map(([field, problem]) => [field, french(problem)]),
  )

const MISMATCH = 'Les mots de passe ne correspondent pas'

describe('the registration form', () => {
  it('sends its five fields, names and address in their normal form (REG-02, REG-10)', () => {
    const typed = { first_name: ' Jose\u0301 ', last_name: 'D’Artagnan', email: '  LEA@Exemple.FR\u00a0' }
    expect(said(typed)).toEqual({})
    const values = { ...filled, ...typed }
    expect(toRegistration(values)).toEqual({
      email: 'lea@exemple.fr',
      password: 'Xk7$mPq2',
      password_confirm: 'Xk7$mPq2',
      first_name: 'José',
      last_name: 'D’Artagnan',
    })
  })

  it('shows all errors at once when it is empty (REG-22, REG-25, REG-30, REG-31)', () => {
    expect(said({ first_name: '', last_name: '', email: '', password: '', password_confirm: '' })).toEqual({
      first_name: 'Le prénom est requis',
      last_name: 'Le nom est requis',
      email: 'Email requis',
      password: 'Mot de passe minimum 8 caractères',
      password_confirm: 'Confirmez le mot de passe',
    })
  })

  it('has messages of its own for each name (REG-31)', () => {
    expect(said({ first_name: 'M4rie', last_name: 'X' })).toEqual({
      first_name: 'Le prénom ne peut contenir que des lettres, des espaces, des tirets et des apostrophes',
      last_name: 'Le nom doit contenir entre 2 et 50 caractères',
    })
  })

  it.each(['', 'xk7$mpq2', 'Xk7$mPq2 ', 'Xk7$mPq'])(
    "refuses the confirmation %j: 'Les mots de passe ne correspondent pas' (REG-30, C155)",
    (password_confirm) => expect(said({ password_confirm })).toEqual({ password_confirm: MISMATCH }),
  )

  it('takes composed and decomposed letters for different passwords (REG-30, C155)', () => {
    expect(said({ password: 'Xk7$mPqé', password_confirm: 'Xk7$mPqe\u0301' })).toEqual({ password_confirm: MISMATCH })
  })

  it('shows a different confirmation beside the errors of other fields (REG-30)', () => {
    expect(said({ email: 'lea', password_confirm: 'autre' })).toEqual({
      email: 'Format email invalide',
      password_confirm: MISMATCH,
    })
  })

  it("refuses a throw-away address: 'Les adresses emails jetables ne sont pas autorisées' (REG-23, C137)", async () => {
    const { email } = await lateRegisterProblems({ email: ' Lea@YOPMAIL.com ' })
    expect(french(email)).toBe('Les adresses emails jetables ne sont pas autorisées')
    expect(await lateRegisterProblems(filled)).toEqual({})
  })

  it('checks no invalid address for being a throw-away address (REG-23)', async () => {
    expect(await lateRegisterProblems({ email: 'é@yopmail.com' })).toEqual({})
    expect(said({ email: 'é@yopmail.com' })).toEqual({ email: 'Format email invalide' })
  })

  it('answers any input, and sends passwords as typed (REG-25, REG-31)', () => {
    const text = anyText()
    fc.assert(
      fc.property(text, text, text, text, (first_name, last_name, email, password) => {
        const values = { first_name, last_name, email, password, password_confirm: password }
        registerProblems(values)
        expect(toRegistration(values)).toMatchObject({ password, password_confirm: password })
      }),
      runs(100_000),
    )
  })
})
