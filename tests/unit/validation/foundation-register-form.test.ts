import { describe, expect, it } from 'vitest'

import {
  emptyFoundationRegisterForm,
  foundationRegisterFormSchema,
  toFullRegistration,
} from '~/validation/foundation-register-form'

import { problems } from '../../support/form-problems'

const filled = {
  username: 'lea_martin',
  email: 'lea@exemple.fr',
  password: 'Abcdef1#',
  password_confirm: 'Abcdef1#',
  first_name: 'Léa',
  last_name: 'M',
  phone: '',
  position: '',
  accept_terms: true,
}
const said = (values: Partial<typeof filled>) => problems(foundationRegisterFormSchema, { ...filled, ...values })

describe('the wider registration of F §5', () => {
  it.each(['ab', 'a'.repeat(31), ''])(
    'refuses the username %j, which has not 3 to 30 characters (REG-34, C167)',
    (username) => {
      expect(said({ username })).toEqual({ username: 'Le nom d’utilisateur doit contenir entre 3 et 30 caractères' })
    },
  )

  it.each(['a-b', 'é_1', 'a b', ' abc', 'abc\n', '１２３'])(
    'refuses the username %j, which holds another character (REG-34, C167)',
    (username) => {
      expect(said({ username })).toEqual({ username: 'Lettres sans accent, chiffres et tiret bas uniquement' })
    },
  )

  it.each(['abc', 'a'.repeat(30), 'a_1', '___', 'LEA'])('accepts the username %s (REG-34, C167)', (username) =>
    expect(said({ username })).toEqual({}),
  )

  it('an empty form reports all errors at once (REG-30, REG-37, K6)', () => {
    expect(problems(foundationRegisterFormSchema, emptyFoundationRegisterForm)).toEqual({
      username: 'Le nom d’utilisateur doit contenir entre 3 et 30 caractères',
      email: 'Email requis',
      password: 'Mot de passe minimum 8 caractères',
      password_confirm: 'Confirmez le mot de passe',
      first_name: 'Le prénom est requis',
      last_name: 'Le nom est requis',
      accept_terms: 'Vous devez accepter les conditions',
    })
    expect(problems(foundationRegisterFormSchema, {})).toMatchObject({
      accept_terms: 'Vous devez accepter les conditions',
    })
  })

  it('phone and position are checked when given (REG-35, REG-36)', () => {
    expect(said({ phone: '123', position: 'x'.repeat(101) })).toEqual({
      phone: 'Numéro de téléphone français invalide',
      position: 'Le poste ne peut pas dépasser 100 caractères',
    })
  })

  it('the confirmation must equal the password (REG-30)', () => {
    expect(said({ password_confirm: 'Abcdef1!' })).toEqual({
      password_confirm: 'Les mots de passe ne correspondent pas',
    })
  })

  it('empty optional fields are left out of the payload (REG-35, REG-36, K6)', () => {
    const { phone: _phone, position: _position, ...required } = filled
    expect(toFullRegistration(foundationRegisterFormSchema.parse(filled))).toEqual(required)
    const whole = foundationRegisterFormSchema.parse({ ...filled, phone: '06 12 34 56 78', position: ' R&D  <3 ' })
    expect(toFullRegistration(whole)).toEqual({ ...required, phone: '0612345678', position: 'R&D <3' })
  })
})
