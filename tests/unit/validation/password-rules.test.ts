import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foundationPasswordRule, newPasswordRule, registrationPasswordRule } from '~/validation/password'

import { french } from '../../support/form-problems'
import { anyText, HOSTILE_BUDGET_MS, runs, slowest, textOf } from '../../support/fuzz'

const registration = (password: string) => french(registrationPasswordRule(password))
const settings = (password: string) => french(newPasswordRule(password))

const CLASSES = 'Mot de passe doit contenir: minuscule, majuscule, chiffre et caractère spécial'
const COMMON = 'Mot de passe trop commun, choisissez un mot de passe plus sécurisé'
const REPEATED = 'Le mot de passe ne doit pas contenir 3 caractères identiques à la suite'
const SEQUENCE = 'Le mot de passe ne doit pas contenir de suite simple'
const CHANGE_CLASSES =
  'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial'

describe('the registration password', () => {
  it.each([
    ['Xk7$mPq2', 'REG-26 C146'],
    ['Zr8#kWm$', 'REG-26 C149'],
    ['Rzz8!kWp', 'REG-28 C151'],
    ['RzZz8!kW', 'REG-28 C151 K48'],
    ['Xk321$mPq', 'REG-29 C152 K32'],
    ['Xk89$0mPq', 'REG-29 C152 K32'],
    ['Ék7$mPqé', 'REG-26'],
    ['  Xk7$mPq2  ', 'REG-25'],
  ])('%s is accepted: %s', (password) => expect(registration(password)).toBeUndefined())

  it("of less than 8 characters has the error 'Mot de passe minimum 8 caractères' (REG-25)", () => {
    expect(registration('')).toBe('Mot de passe minimum 8 caractères')
    expect(registration('Xk7$mPq')).toBe('Mot de passe minimum 8 caractères')
  })

  it("128 code points are accepted, 129 are 'Mot de passe trop long', whatever they are made of (REG-25, C154, K48)", () => {
    const faces = '😀😁'.repeat(62)
    expect(registration(`Xk7$${faces}`)).toBeUndefined()
    expect(registration(`Xk7$a${faces}`)).toBe('Mot de passe trop long')
    // counted as typed: a combining accent counts
    expect(registration(`Xk7$${'e\u0301'.repeat(62)}`)).toBeUndefined()
    expect(registration(`Xk7$e${'e\u0301'.repeat(62)}`)).toBe('Mot de passe trop long')
    expect(registration('😀😁😀😁😀😁😀')).toBe('Mot de passe minimum 8 caractères')
  })

  it.each(['xk7$mpq2', 'XK7$MPQ2', 'Xkz$mPqz', 'Xk7zmPq2', 'Zr8#kWmQ', 'Xk7 mPq2', 'Xk٧$mPqz'])(
    '%s lacks a class (REG-26, C148, K2)',
    (password) => expect(registration(password)).toBe(CLASSES),
  )

  it.each(
    [
      [
        'Password1!',
        'Xk7$AdMin',
        'xX1234567$',
        'Qwerty$7',
        'aZerty$7',
        'MotDePasse$7',
        'WELCOME$7a',
        'Bienvenue$7',
        'P@ssword$7',
      ],
    ].flat(),
  )('%s holds a common word (REG-27)', (password) => expect(registration(password)).toBe(COMMON))

  it.each(['Rzzz8!kW', 'Rk8!kW$$$', 'Rk888!kW', 'Rk8!kW😀😀😀'])('%s repeats a character (REG-28, C151)', (password) =>
    expect(registration(password)).toBe(REPEATED),
  )

  it.each(['Abcdef1!', 'Xk012$mPq', 'Xk123$mPq', 'Xkdef$9Pq', 'XkDeF$9Pq', 'Xk789$mPq', 'Xk7$mPXyZ'])(
    '%s holds a sequence (REG-29, C146, C152, K32)',
    (password) => expect(registration(password)).toBe(SEQUENCE),
  )

  it('finds every run of three digits or letters, and no other (REG-29)', () => {
    for (const alphabet of ['0123456789', 'abcdefghijklmnopqrstuvwxyz'])
      for (let at = 0; at + 3 <= alphabet.length; at += 1) {
        const run = alphabet.slice(at, at + 3)
        expect(registration(`Zk$7${run}Zk`)).toMatch(run === '123' ? SEQUENCE : /suite simple/)
        expect(registration(`Zk$7z${Array.from(run).toReversed().join('')}Zk`)).toBeUndefined()
      }
    // two that rise, then one that does not
    for (const pair of ['abd', '013', 'xyy', 'aab']) expect(registration(`Zk$7z${pair}Zk`)).toBeUndefined()
    // neighbours in Unicode, but neither digits nor letters
    expect(registration('Zk$7k/01Zk')).toBeUndefined()
    expect(registration('Zk$7k?@AZk')).toBeUndefined()
  })
})

describe('the new password in the settings', () => {
  it('any punctuation counts, and there is no other rule (PWD-08, C148, K2)', () => {
    for (const special of Array.from('!"#$%&\'()*+,-./:;<=>?@[]^_`{|}~€£§°«»'))
      expect(settings(`Zr8kWmQ${special}`)).toBeUndefined()
    expect(settings('Abcdef1!')).toBeUndefined()
    expect(settings('Aaaa111!')).toBeUndefined()
  })

  it('has 8 to 128 characters (PWD-07)', () => {
    expect(settings('')).toBe('Le nouveau mot de passe doit contenir au moins 8 caractères')
    expect(settings('Zr8#kWm')).toBe('Le nouveau mot de passe doit contenir au moins 8 caractères')
    expect(settings(`Zr8#${'k'.repeat(124)}`)).toBeUndefined()
    expect(settings(`Zr8#${'k'.repeat(125)}`)).toBe('Le nouveau mot de passe ne peut pas dépasser 128 caractères')
  })

  it.each(['Abcdefg!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg1', 'Abcdef 1'])('%s lacks a class (PWD-08, C157)', (password) =>
    expect(settings(password)).toBe(CHANGE_CLASSES),
  )
})

describe('the password of the wider registration', () => {
  it('requires the four classes, with any special character (REG-26, K6)', () => {
    expect(foundationPasswordRule('Abcdef1#')).toBeUndefined()
    expect(french(foundationPasswordRule('Abcdefg#'))).toBe(CLASSES)
    expect(french(foundationPasswordRule('Abc1#'))).toBe('Mot de passe minimum 8 caractères')
    expect(french(foundationPasswordRule(`Ab1#${'x'.repeat(125)}`))).toBe('Mot de passe trop long')
  })
})

describe.each([
  ['registration', registrationPasswordRule],
  ['settings', newPasswordRule],
  ['wider registration', foundationPasswordRule],
])('any password, %s', (_, rule) => {
  it('has its length and classes when it is accepted (REG-25, PWD-07)', () => {
    const pieces = ['a', 'B', '1', '$', '#', ' ', '😀', 'e\u0301', 'abc', 'zzz', 'admin', '\ud800']
    fc.assert(
      fc.property(fc.oneof(textOf(pieces, 20), anyText(140)), (password) => {
        if (rule(password) !== undefined) return
        expect(Array.from(password).length).toBeGreaterThanOrEqual(8)
        expect(Array.from(password).length).toBeLessThanOrEqual(128)
        for (const kind of [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\p{N}\s]/u]) expect(password).toMatch(kind)
      }),
      runs(100_000),
    )
  })

  it('100 kB of hostile text are fast (REG-25, PWD-07)', () => {
    expect(slowest(rule)).toBeLessThan(HOSTILE_BUDGET_MS)
  })
})
