import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { disposableProblem, emailProblem } from '#mocks/domain/rules/email'
import { brandNameProblem, brandUrlProblem, businessNameProblem, folded } from '#mocks/domain/rules/names'
import { newPasswordProblem, registrationPasswordProblem } from '#mocks/domain/rules/password'
import { phoneProblem, positionProblem, profileName, registrationName } from '#mocks/domain/rules/person'
import type { Rule } from '#mocks/domain/rules/problems'

/** `Zr8$` followed by letters without repeats or sequences. */
const password = (length: number) => `Zr8$${'kWmQpT'.repeat(40)}`.slice(0, length)
const url = (length: number) => `https://a.example/${'x'.repeat(length)}`.slice(0, length)
const email = (length: number) => `${'a'.repeat(length - 10)}@b.example`
const name = (length: number) => 'é'.repeat(length)

/** Each rule on both sides of its limits. */
const limits: [string, Rule, (length: number) => string, accepted: number[], refused: number[]][] = [
  ['registration password', registrationPasswordProblem, password, [8, 128], [7, 129]],
  ['new password', newPasswordProblem, password, [8, 128], [7, 129]],
  ['registration name', registrationName('first_name'), name, [2, 50], [1, 51]],
  ['profile name', profileName('last_name'), name, [1, 150], [0, 151]],
  ['position', positionProblem, name, [0, 100], [101]],
  ['business name', businessNameProblem, name, [2, 100], [1, 101]],
  ['brand name', brandNameProblem, name, [1, 100], [0, 101]],
  ['address', brandUrlProblem, url, [0, 30, 2000], [2001]],
  ['e-mail', emailProblem, email, [254], [255]],
]

describe('the limits of B §9', () => {
  it.each(limits)('are the documented ones: %s', (_name, rule, text, accepted, refused) => {
    expect(accepted.filter((length) => rule(text(length)) !== undefined)).toEqual([])
    expect(refused.filter((length) => rule(text(length)) === undefined)).toEqual([])
  })

  it('count code points after NFC (K48)', () => {
    expect(registrationName('first_name')('e\u0301'.repeat(50))).toBeUndefined()
    expect(positionProblem('😀'.repeat(100))).toBeUndefined()
    expect(newPasswordProblem(`Aa1!${'😀'.repeat(124)}`)).toBeUndefined()
  })
})

describe('the rules of B §5', () => {
  it.each(['a@b.fr', "o'neil@x.fr", 'a.b+tag@ex-ample.co.uk', 'x@sub.sub.fr'])(
    'accept the e-mail %s (C137)',
    (text) => {
      expect(emailProblem(text)).toBeUndefined()
    },
  )

  it.each([
    'a',
    'a@',
    '@b.fr',
    'a@b',
    'a b@c.fr',
    'a@b..fr',
    '.a@b.fr',
    'a.@b.fr',
    'a@.b.fr',
    'a@b.fr.',
    'é@b.fr',
    'a@[1.2.3.4]',
    'a@-b.fr',
  ])('refuse the e-mail %s (C139)', (text) => {
    expect(emailProblem(text)).toBe('Format email invalide')
  })

  it('recognise disposable addresses', () => {
    expect(disposableProblem('a@mailinator.com')).toBe('Les adresses emails jetables ne sont pas autorisées')
    expect(disposableProblem('a@mailinator.example')).toBeUndefined()
  })

  it.each(['Xk012$mPq', 'Xk123$mPq', 'Xkdef$9Pq', 'XkDEf$9Pq', 'Xkxyz$9Pq', 'Xk789$mPq'])(
    'find a sequence in %s (C152)',
    (text) => {
      expect(registrationPasswordProblem(text)).toBe('Le mot de passe ne doit pas contenir de suite simple')
    },
  )

  // characters next to the digits and letters do not extend a sequence
  it.each(['Xk321$mPq', 'Xk89:$mPq', 'Xk/01$mPq', 'Xk`ab$9Pq', 'Xkyz{$9Pq', 'RzZz8!kW', 'Zr8#kWm$'])(
    'find no sequence in %s (K32)',
    (text) => {
      expect(registrationPasswordProblem(text)).toBeUndefined()
    },
  )

  it.each(['', '+33612345678', '0612345678'])('accept the phone number "%s" (C169)', (text) => {
    expect(phoneProblem(text)).toBeUndefined()
  })

  it.each(['0012345678', '06123456789', '٠٦١٢٣٤٥٦٧٨', '06 12 34 56 78'])(
    'refuse the phone number "%s" (C169)',
    (text) => {
      expect(phoneProblem(text)).toBe('Numéro de téléphone français invalide')
    },
  )

  it('never throw, for any input', () => {
    const rules = [...limits.map(([, rule]) => rule), phoneProblem, disposableProblem]
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const rule of rules) expect(['string', 'undefined']).toContain(typeof rule(text))
      }),
    )
  })
})

it('a search ignores case and accents', () => {
  expect(folded('  Œuvre ÉTOILÉE ')).toBe('œuvre etoilee')
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => folded(folded(text)) === folded(text)))
})
