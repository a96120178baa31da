import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  canSubmitPassword,
  emptyPasswordForm,
  passwordFormSchema,
  toPasswordChange,
} from '~/features/settings/password-form'

import { problems } from '../../../support/form-problems'
import { anyText, runs } from '../../../support/fuzz'

const filled = { current_password: 'Ancien1!', new_password: 'Zr8#kWmQ', new_password_confirm: 'Zr8#kWmQ' }
const said = (values: Partial<typeof filled>) => problems(passwordFormSchema, { ...filled, ...values })
const both = (password: string) => ({ new_password: password, new_password_confirm: password })

const CLASSES =
  'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial'

describe('the password form', () => {
  it('shows all errors at once when it is empty (PWD-06, PWD-07)', () => {
    expect(problems(passwordFormSchema, emptyPasswordForm)).toEqual({
      current_password: 'Le mot de passe actuel est requis',
      new_password: 'Le nouveau mot de passe doit contenir au moins 8 caractères',
      new_password_confirm: 'Confirmez le mot de passe',
    })
  })

  it('requires a confirmation equal to the new password (PWD-09, C155)', () => {
    const mismatch = { new_password_confirm: 'Les mots de passe ne correspondent pas' }
    for (const new_password_confirm of ['', 'zr8#kwmq', 'Zr8#kWmQ ', 'autre'])
      expect(said({ new_password_confirm })).toEqual(mismatch)
  })

  it("refuses the current password: 'Le nouveau mot de passe doit être différent de l'actuel' (PWD-10, PWD-23, K52)", () => {
    expect(said({ current_password: 'Zr8#kWmQ' })).toEqual({
      new_password: "Le nouveau mot de passe doit être différent de l'actuel",
    })
    expect(said({ current_password: 'zr8#kwmq' })).toEqual({})
  })

  it('enables the button with 4 of 5 rules, and requires the fifth on submit (PWD-05, PWD-08, C157, K3)', () => {
    const withoutDigit = { ...filled, ...both('Abcdefg!') }
    expect(canSubmitPassword(withoutDigit)).toBe(true)
    expect(problems(passwordFormSchema, withoutDigit)).toEqual({ new_password: CLASSES })
  })

  it.each([
    ['all is there', {}, true],
    ['no current password', { current_password: '' }, false],
    ['no confirmation', { new_password_confirm: '' }, false],
    ['another confirmation', { new_password_confirm: 'Zr8#kWmq' }, false],
    ['3 of 5', both('abcdefg!'), false],
    ['4 of 5, too short', both('Zr8#'), true],
    ['nothing new', both(''), false],
  ])('enables the button or not: %s (PWD-05)', (_, values, enabled) =>
    expect(canSubmitPassword({ ...filled, ...values })).toBe(enabled),
  )

  it('sends any passwords as typed (PWD-25, K35)', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (current_password, password) => {
        const values = { current_password, ...both(password) }
        expect(toPasswordChange(values)).toEqual(values)
        const { data } = passwordFormSchema.safeParse(values)
        expect(data ?? values).toEqual(values)
      }),
      runs(100_000),
    )
  })
})
