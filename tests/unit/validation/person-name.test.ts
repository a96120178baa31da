import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isPersonName, nameRule, normalName, registrationNameRule } from '~/validation/person-name'

import { french } from '../../support/form-problems'
import { anyText, HOSTILE_BUDGET_MS, runs, slowest, textOf } from '../../support/fuzz'

const rules = { registration: registrationNameRule('firstName'), elsewhere: nameRule('firstName') }

const said = (name: string) => french(rules.registration(name))

describe.each(Object.entries(rules))('a name, %s', (_, rule) => {
  it.each(
    [
      ['Zoë', 'Jean-François', "L'Haÿ", 'D’Artagnan', 'Œdipe', 'Lætitia', 'Łukasz', 'Jose\u0301', 'Nguyễn', "'t Hooft"],
      // other signs for an apostrophe, and a short dash
      ['O´Brien', 'D‘Artagnan', 'D`Arc', 'Jean–François'],
      [
        "Éloïse D'Arc-Müller",
        'Straße',
        'Þórbjörg',
        'Đặng',
        'Ċensu',
        'Ėglė',
        'Γιώργος',
        'Иван',
        'Марʼяна',
        'Արամ',
        'გიორგი',
        'İpek',
        // accents that cannot be composed with their letter
        'Kęstė\u0303',
        'R\u0329\u0304ṣi',
      ],
    ].flat(),
  )('%s is accepted (REG-31, PRO-08, C163)', (name) => expect(rule(name)).toBeUndefined())

  it.each(
    [
      [
        '××',
        '÷÷',
        'Marie2',
        '😀😀',
        '__',
        '@@',
        'a\u200bb',
        'a\ufeffb',
        'Marie\u200b',
        '\ufeffMarie',
        '--',
        "''",
        "- '",
      ],
      ['Marie.', 'Marie\u0000', 'ªº', 'Ａｎｎａ', '李明', 'a\u034fb', `a${'\u0301'.repeat(9)}`, 'Marie;', 'A/B', 'Ⅳe'],
    ].flat(),
  )('%j is refused (REG-31, PRO-08, C164)', (name) =>
    expect(french(rule(name))).toBe(
      'Le prénom ne peut contenir que des lettres, des espaces, des tirets et des apostrophes',
    ),
  )

  it.each(['', '   ', '\u00a0'])("%j has the error 'Le prénom est requis' (PRO-08, C164, C166)", (name) =>
    expect(french(rule(name))).toBe('Le prénom est requis'),
  )

  it('100 kB of hostile text are fast (REG-31, PRO-08)', () => {
    expect(slowest((text) => [rule(text), normalName(text)])).toBeLessThan(HOSTILE_BUDGET_MS)
  })
})

describe('a name', () => {
  it('is kept in NFC, with single spaces, plain hyphens and one kind of apostrophe (REG-31, C163)', () => {
    expect(normalName('  Jose\u0301 \u00a0Luis ')).toBe('José Luis')
    expect(normalName('Jean\u2011Luc')).toBe('Jean-Luc')
    expect(normalName('D’Artagnan')).toBe('D’Artagnan')
    expect(['O´Brien', 'D‘Artagnan', 'D`Arc'].map(normalName)).toEqual(['O’Brien', 'D’Artagnan', 'D’Arc'])
    expect(normalName('Jean–François')).toBe('Jean-François')
  })

  it('registration accepts 2 to 50 characters, counted after NFC (REG-31)', () => {
    expect(said('É')).toBe('Le prénom doit contenir entre 2 et 50 caractères')
    expect(said('E\u0301')).toBe('Le prénom doit contenir entre 2 et 50 caractères')
    expect(said('Ày')).toBeUndefined()
    expect(said('e\u0301'.repeat(50))).toBeUndefined()
    expect(said('e\u0301'.repeat(51))).toBe('Le prénom doit contenir entre 2 et 50 caractères')
  })

  it('has 1 to 150 characters outside the registration (PRO-08, PRO-09, C166)', () => {
    expect(rules.elsewhere('É')).toBeUndefined()
    expect(rules.elsewhere('é'.repeat(150))).toBeUndefined()
    expect(french(rules.elsewhere('é'.repeat(151)))).toBe('Le prénom ne peut pas dépasser 150 caractères')
    expect(french(nameRule('lastName')(''))).toBe('Le nom est requis')
    expect(french(nameRule('lastName')('é'.repeat(151)))).toBe('Le nom ne peut pas dépasser 150 caractères')
  })

  it('no accepted name has digits, symbols or invisible characters, and its normal form is stable (REG-31, C164, K49)', () => {
    const pieces = [
      'a',
      'É',
      'e\u0301',
      ' ',
      '-',
      "'",
      '’',
      '\u200b',
      '1',
      '×',
      '\u034f',
      '\u2011',
      '´',
      '–',
      'Ω',
      'ж',
      '\u0323',
    ]
    fc.assert(
      fc.property(fc.oneof(textOf(pieces), anyText()), (text) => {
        const normal = normalName(text)
        expect(normalName(normal)).toBe(normal)
        expect(isPersonName(normal) && /[^\p{L}\p{Mn} '’-]|[\p{Cf}\u034f]/u.test(normal)).toBe(false)
        expect(rules.elsewhere(normal)).toBe(rules.elsewhere(text))
      }),
      runs(100_000),
    )
  })
})
