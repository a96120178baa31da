import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { isEmailUsed } from '~/features/onboarding/register-account'

import { HOSTILE_BUDGET_MS } from '../../../support/fuzz'

const of = (fields: ConstructorParameters<typeof ApiError>[0]) =>
  isEmailUsed(new ApiError({ status_code: 400, ...fields }))
const email = (text: string) => of({ details: { email: [text] } })

describe('an e-mail in use', () => {
  it.each([
    'Déjà pris',
    'Un compte existe déjà avec cette adresse email.',
    'user with this email already exists.',
    'This email is taken',
    'Address in use',
    'Cet e-mail est déjà utilisé',
    'Diese E-Mail-Adresse wird bereits verwendet',
    'Ya existe una cuenta con este correo electrónico',
    'Questo indirizzo e-mail è già in uso',
  ])('is read from %s (REG-51)', (text) => {
    expect(email(text)).toBe(true)
  })

  it('is read from status, code and the words of no field (REG-51)', () => {
    expect(of({ status_code: 409 })).toBe(true)
    expect(of({ code: 'email_already_exists' })).toBe(true)
    expect(of({ code: 'EMAIL_TAKEN' })).toBe(true)
    expect(of({ code: 'unique' })).toBe(true)
    expect(of({ message: 'Cet utilisateur existe déjà' })).toBe(true)
    expect(of({ message: 'Cet e-mail est déjà utilisé' })).toBe(true)
    expect(of({ non_field_errors: ['Cette adresse est déjà utilisée'] })).toBe(true)
    expect(of({ message: 'Es gibt bereits ein Konto mit dieser Adresse' })).toBe(true)
    expect(of({ non_field_errors: ['Este usuario ya está registrado'] })).toBe(true)
    expect(of({ message: 'Esiste già un account' })).toBe(true)
    expect(of({ non_field_errors: ['Account already registered'] })).toBe(true)
  })

  it.each([
    'Format email invalide',
    'Ce domaine n’existe pas',
    'Les adresses emails jetables ne sont pas autorisées',
    'Adresse à vérifier',
  ])('is not read from %s (REG-51)', (text) => {
    expect(email(text)).toBe(false)
  })

  it('is looked for in 100 kB of endless accents in no time (REG-51, C122)', () => {
    const start = performance.now()
    expect(of({ message: '\u0323\u0301'.repeat(50_000) })).toBe(false)
    expect(performance.now() - start).toBeLessThan(HOSTILE_BUDGET_MS)
  })

  it('is not read from another field, another matter, or a server that broke down (REG-51)', () => {
    expect(of({ details: { last_name: ['Déjà pris'] } })).toBe(false)
    expect(of({ message: 'Demande déjà en cours' })).toBe(false)
    expect(of({ status_code: 429, message: 'Trop de comptes ont déjà été créés depuis cette adresse IP' })).toBe(false)
    expect(of({ status_code: 500, code: 'unique' })).toBe(false)
    expect(of({ status_code: 0, code: 'NETWORK_ERROR' })).toBe(false)
  })
})
