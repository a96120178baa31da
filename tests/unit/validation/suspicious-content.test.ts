import { describe, expect, it } from 'vitest'

import { isSuspicious } from '~/validation/sanitise'

import { HOSTILE_BUDGET_MS, slowest } from '../../support/fuzz'

describe('the check for suspicious content', () => {
  it.each(
    [
      ['<script>alert(1)</script>', '<SCRIPT src=x', '</script>', '<iframe src="x">', '<IFrame', 'javascript:alert(1)'],
      [
        'JavaScript:x',
        'vbscript:x',
        'onclick=x',
        'ONCLICK = "x"',
        'a onerror=x',
        '<img src=x onerror=alert(1)>',
        '"onload=x',
      ],
      ['java\tscript:x', 'j\na\rvascript:x', '<scr\tipt>', 'jav\u200bascript:x', '<scr\u00adipt>', 'chef\nonclick=x'],
    ].flat(),
  )('%j is suspicious (PRO-12)', (text) => expect(isSuspicious(text)).toBe(true))

  it.each(
    [
      ['Fonction=chef', 'Direction = RH', 'bonjour=1', 'Montant=3', 'Léonard=3', 'Chef de projet JavaScript', 'R&D <3'],
      ['JavaScript : bases', 'a < b', 'on = 3', 'Scripte', 'inscription: oui', 'D’Artagnan', ''],
    ].flat(),
  )('%j is not (PRO-12, SAN-03, C175)', (text) => expect(isSuspicious(text)).toBe(false))

  it('100 kB of hostile text are fast (PRO-12)', () => {
    expect(slowest(isSuspicious)).toBeLessThan(HOSTILE_BUDGET_MS)
  })
})
