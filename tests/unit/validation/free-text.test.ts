import { describe, expect, it } from 'vitest'

import { LONGEST_TEXT, freeTextLength, freeTextRule, normalPosition, positionRule } from '~/validation/sanitise'

import { french } from '../../support/form-problems'

const TOO_LONG = 'Le poste ne peut pas dépasser 100 caractères'

describe('a free text', () => {
  it.each([
    ['Directrice', 10],
    [' a  b ', 3],
    ['a<b>c', 2],
    ['e\u0301', 1],
    ['😀', 1],
    ['', 0],
  ])('the length of %j is what is sent: %i (K35, K48)', (text, length) => {
    expect(freeTextLength(text)).toBe(length)
  })

  it('one that is too long to sanitise is counted as typed (K35)', () => {
    expect(freeTextLength(' '.repeat(LONGEST_TEXT))).toBe(0)
    expect(freeTextLength(' '.repeat(LONGEST_TEXT + 1))).toBe(LONGEST_TEXT + 1)
  })

  it('is refused beyond the longest text that is sanitised, whatever its own limit (K35)', () => {
    const rule = freeTextRule(2 * LONGEST_TEXT, 'forms.position.tooLong')
    expect(rule('x'.repeat(LONGEST_TEXT))).toBeUndefined()
    expect(rule('x'.repeat(LONGEST_TEXT + 1))).toBe('forms.position.tooLong')
  })

  it('for a position has up to 100 characters as sent, and may be empty (PRO-11, REG-36)', () => {
    expect(positionRule('')).toBeUndefined()
    expect(positionRule('x'.repeat(100))).toBeUndefined()
    expect(positionRule(` ${'x'.repeat(100)} `)).toBeUndefined()
    expect(french(positionRule('x'.repeat(101)))).toBe(TOO_LONG)
    expect(normalPosition(' R&D  <b>web</b> ')).toBe('R&D web')
  })
})
