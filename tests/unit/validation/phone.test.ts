import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { normalPhone, phoneRule, shownPhone } from '~/validation/phone'

import { french } from '../../support/form-problems'
import { anyText, HOSTILE_BUDGET_MS, runs, slowest, textOf } from '../../support/fuzz'

const said = (text: string) => french(phoneRule(text))

describe('a phone number', () => {
  it.each([
    ['06 12 34 56 78', '0612345678'],
    ['06.12.34.56.78', '0612345678'],
    ['06-12-34-56-78', '0612345678'],
    ['06\u00a012\u202f34 56\t78', '0612345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+33 (0) 6.12.34.56.78', '+33612345678'],
    ['(06) 12 34 56 78', '0612345678'],
    ['(+33) 1 23 45 67 89', '+33123456789'],
  ])('%j is accepted and sent as %s (REG-35, PRO-10, C170, K7)', (typed, sent) => {
    expect(said(typed)).toBeUndefined()
    expect(normalPhone(typed)).toBe(sent)
  })

  it.each(['', ' ', '\u00a0'])('%j may be left out (REG-35)', (text) => {
    expect(said(text)).toBeUndefined()
    expect(normalPhone(text)).toBe('')
  })

  it.each(
    [
      ['+330612345678', '0012345678', '061234567', '06123456789', '٠٦١٢٣٤٥٦٧٨', '06abc45678', '0033612345678'],
      [
        '+32 6 12 34 56 78',
        '06\u200b12345678',
        '06\ufeff12345678',
        '\ufeff',
        '---',
        '()',
        '06 12 34 56 78\u0000',
        '06/12/34/56/78',
      ],
    ].flat(),
  )("%j has the error 'Numéro de téléphone français invalide' (REG-35, C169)", (text) =>
    expect(said(text)).toBe('Numéro de téléphone français invalide'),
  )

  it("of more than 20 characters has the error 'Le téléphone ne peut pas dépasser 20 caractères' (PRO-10, C172)", () => {
    expect(said('0'.repeat(21))).toBe('Le téléphone ne peut pas dépasser 20 caractères')
    expect(said('0 '.repeat(20))).toBe('Numéro de téléphone français invalide')
    expect(said('06 - 12 - 34 - 56 - 78')).toBeUndefined()
  })

  it.each([
    ['+33612345678', '+33\u00a06\u00a012\u00a034\u00a056\u00a078'],
    ['0612345678', '06\u00a012\u00a034\u00a056\u00a078'],
    ['06.12-34 56(78)', '06\u00a012\u00a034\u00a056\u00a078'],
    ['+33 (0)6 12 34 56 78', '+33\u00a06\u00a012\u00a034\u00a056\u00a078'],
    ['+1 (555) 010-999', '+1 (555) 010-999'],
    ['06 12', '06 12'],
    ['', ''],
  ])('the stored %j is shown as %j (PRO-25)', (stored, shown) => {
    expect(shownPhone(stored)).toBe(shown)
  })

  it('accepted numbers are sent in one of two forms, both stable (REG-35, PRO-10, K7)', () => {
    const pieces = ['+33', '(0)', '0', '6', '12', ' ', '.', '-', '(', ')', '\u00a0', '\u200b', '1234']
    fc.assert(
      fc.property(fc.oneof(textOf(pieces), anyText()), (text) => {
        const sent = normalPhone(text)
        if (phoneRule(text) !== undefined) return
        expect(sent).toMatch(/^(?:(?:\+33|0)[1-9]\d{8})?$/)
        expect(normalPhone(sent)).toBe(sent)
      }),
      runs(100_000),
    )
  })

  it('100 kB of hostile text are fast (REG-35)', () => {
    expect(slowest((text) => [phoneRule(text), normalPhone(text)])).toBeLessThan(HOSTILE_BUDGET_MS)
  })
})
