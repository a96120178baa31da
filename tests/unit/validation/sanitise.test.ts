import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { isSuspicious, sanitise, sanitiseLines } from '~/validation/sanitise'
import { withoutInvisible } from '~/validation/text'

import { anyText, HOSTILE_BUDGET_MS, runs, slowest, textOf } from '../../support/fuzz'

const REMOVED = [
  /<[a-z/!?][^>]*>/i,
  /<\/?(?:script|iframe)/i,
  /(?:java|vb)script:/i,
  /(?<![\p{L}\p{N}_])on\w+\s*=/u,
  /(?<![\p{L}\p{N}_])(?:eval|alert|confirm|prompt|setTimeout|setInterval)\s*\(/u,
  /\s\s|^\s|\s$|[^\S ]/,
  /[\u200b-\u200f\u2060\ufeff\u00ad\u202a-\u202e]/,
]

describe('sanitising', () => {
  it.each(
    [
      ['a < b et c > d', 'Tom & Jerry', 'l’été', 'prix: 5 €', 'R&D <3', "D'Artagnan", 'D’Artagnan', 'JavaScript'],
      [
        'JavaScript : bases',
        'alerte(rouge)',
        'évaluation(2)',
        'Fonction=chef',
        'Direction = RH',
        'bonjour=1',
        'Léonard=3',
      ],
      [
        '(très) bien',
        'f(g(x))',
        '2 > 1',
        '<3 <3',
        'data: 5',
        'fin)',
        ':-) ;-(',
        'É😀❤️',
        'équipe 👩‍💻 👨🏽‍⚕️ 👩‍❤️‍👨 👨‍👩‍👧‍👦',
        '100 % (alerte)',
        'medieval (1)',
        'onclické=7',
        'vbscripts: 3',
      ],
    ].flat(),
  )('%j is kept as it is (SAN-03, C184, C185)', (text) => expect(sanitise(text)).toBe(text))

  it.each([
    ['  a \t\u00a0 b\n\n\nc\u2028d ', 'a b c d'],
    ['zé\u200bro\ufeff lar\u00adgeur\u202e', 'zéro largeur'],
    // joins no two pictures
    ['a\u200db 😀\u200d \u200d😀 😀\u200dx', 'ab 😀 😀 😀x'],
    ['e\u0301te\u0301', 'été'],
    // composed by the removal of what stood between
    ['e\u200b\u0301te\u0301', 'été'],
    ['<b>gras</b> et <i class="x">italique</i>', 'gras et italique'],
    ['un <!-- caché --> deux', 'un deux'],
    ['avant <script>vol(1)</script> après', 'avant après'],
    ['avant <script src="x">', 'avant'],
    ['<iframe src=x></iframe>ok', 'ok'],
    ['lien javascript:alert(1) fin', 'lien fin'],
    ['x onclick="y" z', 'x "y" z'],
    ['eval(1)', ''],
    ['Alert (urgent) : réunion', ': réunion'],
    ['a eval(f(1), g(2)) b', 'a b'],
    ['window.alert(1)', 'window.'],
    ['eval(1', '1'],
    ['lien vbscript:x', 'lien x'],
    // removed text no longer counts
    ['eval(<b) 2 > 1', '2 > 1'],
    ['eval(<a(>x) fin', 'fin'],
  ])('%j becomes %j (SAN-01, C185, C187)', (text, clean) => expect(sanitise(text)).toBe(clean))

  it.each(
    [
      [
        'jajavascript:vascript:alert(1)',
        '<scr<script>ipt>',
        'oonclick=nclick=',
        '<<b>script>',
        'al<b>ert(1)',
        'on<b>click=x',
      ],
      ['java\u200bscript:x', 'o\u00adnclick=x', '<scr\nipt>', 'e<b>val(1)', '<scr</script>ipt>', 'evalert(1)al(2)'],
      ['<ifr<iframe>ame src=x>', 'onononclick==click=', 'alert\u00a0(1)', '<script<script>>x</script>'],
    ].flat(),
  )('%j leaves nothing behind (SAN-01, C182)', (text) => {
    const clean = sanitise(text)
    for (const pattern of REMOVED) expect(clean).not.toMatch(pattern)
    expect(sanitise(clean)).toBe(clean)
  })

  it('is idempotent and free of every pattern, for any input (SAN-01, C182, K35)', () => {
    const pieces = [
      [
        '<',
        '>',
        '</',
        '<script',
        '</script>',
        '<iframe',
        'scr',
        'ipt',
        'java',
        'script',
        ':',
        'on',
        'click',
        '=',
        '(',
        ')',
      ],
      [
        'eval',
        'alert',
        'al',
        'ert',
        ' ',
        '\n',
        '\u200b',
        'e',
        '\u0301',
        'é',
        '<b>',
        '"',
        '\u00a0',
        'a',
        '❤️',
        '\u212a',
        '\u0338',
      ],
    ].flat()
    fc.assert(
      fc.property(fc.oneof(textOf(pieces, 16), anyText()), (text) => {
        const clean = sanitise(text)
        expect(sanitise(clean)).toBe(clean)
        expect(clean.normalize('NFC')).toBe(clean)
        expect(isSuspicious(clean)).toBe(false)
        for (const pattern of REMOVED) expect(clean).not.toMatch(pattern)
      }),
      runs(200_000),
    )
  })

  it('leaves a text without any sign of code as it is (SAN-01, SAN-03)', () => {
    const word = fc
      .stringMatching(/^[\p{L}\p{N}&%€,;.!?'’-]{1,12}$/u)
      .map((text) => text.normalize('NFC'))
      // a letter by its category, yet invisible: U+3164
      .filter((text) => withoutInvisible(text) === text)
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        expect(sanitise(words.join(' '))).toBe(words.join(' ').normalize('NFC'))
      }),
      runs(20_000),
    )
  })

  it('100 kB of hostile text are fast (SAN-01)', () => {
    expect(slowest(sanitise)).toBeLessThan(HOSTILE_BUDGET_MS)
  })

  it.each([
    ['😀', 'half an emoji'],
    ['e\u0301', 'a letter without its accent'],
    ['👩‍👩‍👧', 'a family without its child'],
    ['🇫🇷', 'half a flag'],
  ])('%s at the end of the longest text is kept whole or left out (C186)', (character) => {
    for (let before = 10_000 - character.length; before <= 10_000; before += 1) {
      const start = 'a'.repeat(before)
      // zero-width joiners are always removed (K49)
      expect([start, start + sanitise(character)]).toContain(sanitise(start + character))
    }
  })

  it('the longest text is kept whole, a longer one is cut (SAN-02)', () => {
    expect(sanitise('x'.repeat(10_000))).toHaveLength(10_000)
    expect(sanitise('x'.repeat(10_001))).toHaveLength(10_000)
  })

  it('leaves no half emoji at the end where the browser knows no graphemes (C186)', () => {
    vi.stubGlobal('Intl', {})
    expect(sanitise(`${'x'.repeat(9999)}😀`)).toBe('x'.repeat(9999))
    expect(sanitise(`${'x'.repeat(10_000)}😀`)).toBe('x'.repeat(10_000))
    expect(sanitise(`${'x'.repeat(9998)}😀y`)).toBe(`${'x'.repeat(9998)}😀`)
    vi.unstubAllGlobals()
  })
})

describe('sanitising a letter', () => {
  it.each([
    ['Bonjour Léa,\n\nà lundi', 'Bonjour Léa,\n\nà lundi'],
    ['  a \t b \r\n c\r\r\n\n \n\u2028d\n\n', 'a b\nc\n\nd'],
    ['\n\n', ''],
    ['a\n<b>b</b>\n<script>x\ny</script>\nc', 'a\nb\n\nc'],
    ['eval\n\n(1) onclick\n=x', 'x'],
  ])('%j keeps its line breaks: %j', (text, sent) => expect(sanitiseLines(text)).toBe(sent))

  it('is the sanitised text, line breaks apart, and stays what it is', () => {
    fc.assert(
      fc.property(
        textOf(['\n', '\r\n', ' ', '<b>', 'eval', '(', ')', 'on', '=', 'x', 'java', 'script:', '😀', '\u200d']),
        (text) => {
          const sent = sanitiseLines(text)
          expect(sanitiseLines(sent)).toBe(sent)
          expect(sent).not.toMatch(/\n{3}|^\s|\s$| {2}| \n|\n /)
          for (const pattern of REMOVED.slice(0, 5)) expect(sent).not.toMatch(pattern)
          expect(sanitise(sent)).toBe(sanitise(text))
        },
      ),
      runs(50_000),
    )
  })
})
