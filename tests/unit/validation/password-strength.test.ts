import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import forms from '~/i18n/messages/fr/forms.json'
import {
  foundationLabel,
  foundationPoints,
  PASSWORD_CRITERIA,
  registrationScore,
  SETTINGS_LEVELS,
  settingsStrength,
} from '~/validation/password'

import { anyText, HOSTILE_BUDGET_MS, runs, slowest, textOf } from '../../support/fuzz'

const PIECES = ['a', 'B', '1', '$', '#', ' ', 'é', '😀', 'ab', 'abc', 'zz', '12', 'e\u0301']
const anyPassword = fc.oneof(textOf(PIECES, 24), anyText())

const points = (length: number) => foundationPoints('abababababababababab'.slice(0, length))

describe('the level in the settings', () => {
  const BY_SCORE = ['Très faible', 'Très faible', 'Faible', 'Moyenne', 'Forte', 'Très forte']
  const PARTS = { length: '        ', uppercase: 'A', lowercase: 'a', digit: '1', special: '!' }

  it('each of the 32 subsets of the five criteria has its level (PWD-03, PWD-04, C158)', () => {
    for (let subset = 0; subset < 32; subset += 1) {
      const wanted = PASSWORD_CRITERIA.filter((_, place) => subset & (1 << place))
      const { met, score, level } = settingsStrength(wanted.map((criterion) => PARTS[criterion]).join(''))
      expect(PASSWORD_CRITERIA.filter((criterion) => met[criterion])).toEqual(wanted)
      expect(score).toBe(wanted.length)
      expect(forms[`forms.strength.${level}`]).toBe(BY_SCORE[wanted.length])
    }
  })

  it('requires eight code points, not eight code units (PWD-03, K48)', () => {
    expect(settingsStrength('😀😀😀😀').met.length).toBe(false)
    expect(settingsStrength('😀'.repeat(8)).met.length).toBe(true)
  })

  it('every password has a level (PWD-04)', () => {
    fc.assert(
      fc.property(anyPassword, (password) => {
        expect(SETTINGS_LEVELS).toContain(settingsStrength(password).level)
      }),
      runs(100_000),
    )
  })
})

describe('the score of the registration', () => {
  it('is 0 when empty, and 100 for a long and varied password (REG-32, C160)', () => {
    expect(registrationScore('')).toBe(0)
    expect(registrationScore('Xk7$mPq2Zr8!kWm4Tb9?')).toBe(100)
  })

  it('is lower with a repeat, and with a sequence (REG-32)', () => {
    expect(registrationScore('Xk7$mPqqq')).toBeLessThan(registrationScore('Xk7$mPqoq'))
    expect(registrationScore('Xk7$mPabc')).toBeLessThan(registrationScore('Xk7$mPacb'))
  })

  it('is an integer from 0 to 100 that a new class, at any position, never lowers (REG-32, C160, K1)', () => {
    const classes: [RegExp, string[]][] = [
      [/\p{Ll}/u, ['a', 'c', 'z']],
      [/\p{Lu}/u, ['A', 'C', 'Z']],
      [/[0-9]/, ['0', '2', '9']],
      [/[@$!%*?&]/, ['@', '$', '!']],
    ]
    fc.assert(
      fc.property(anyPassword, fc.nat(2), fc.nat(), (password, choice, place) => {
        const score = registrationScore(password)
        expect(Number.isInteger(score)).toBe(true)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        const characters = Array.from(password)
        for (const [kind, additions] of classes) {
          if (kind.test(password)) continue
          const richer = characters.toSpliced(place % (characters.length + 1), 0, additions[choice] ?? '').join('')
          expect(registrationScore(richer)).toBeGreaterThanOrEqual(score)
        }
      }),
      runs(100_000),
    )
  })
})

describe('the label of the registration', () => {
  it.each([
    ['', 0, 'weak'],
    ['abc', 1, 'weak'],
    ['abcdefgh', 2, 'weak'],
    ['Abcdef1!', 5, 'medium'],
    ['Abcdefg1', 4, 'medium'],
    ['Abcdefghij1!', 6, 'medium'],
    ['Abcdéfghij1!', 7, 'strong'],
    ['Abcdefghijklmn1!', 7, 'strong'],
    ['Abcdéfghijklmn1!', 8, 'strong'],
    ['Abcdefghijklmnnn1!', 6, 'medium'],
    ['Abccc1!', 3, 'weak'],
    ['111', 0, 'weak'],
    ['   ', 0, 'weak'],
    ['Abcde\u0301fghij1!', 7, 'strong'],
  ])('of %j has %i points: %s (REG-33)', (password, points, label) => {
    expect(foundationPoints(password)).toBe(points)
    expect(foundationLabel(password)).toBe(label)
  })

  it('counts the length once at 8, twice at 12, three times beyond 15 (REG-33)', () => {
    expect([7, 8, 11, 12, 15, 16, 20].map(points)).toEqual([1, 2, 2, 3, 3, 4, 4])
  })

  it('has 0 to 8 points for every password (REG-33)', () => {
    fc.assert(
      fc.property(anyPassword, (password) => {
        expect(foundationPoints(password)).toBeGreaterThanOrEqual(0)
        expect(foundationPoints(password)).toBeLessThanOrEqual(8)
      }),
      runs(100_000),
    )
  })
})

it.each([settingsStrength, registrationScore, foundationPoints])(
  '%o is fast on 100 kB of hostile text (PWD-04, REG-32, REG-33)',
  (scale) => expect(slowest(scale)).toBeLessThan(HOSTILE_BUDGET_MS),
)
