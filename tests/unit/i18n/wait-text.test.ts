import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'

import { waitText } from '~/i18n/error-text'

const MINUTE = 60_000
// whether the space may break is the platform's matter
const say = (locale: string, milliseconds: number | undefined) =>
  waitText(createIntl({ locale }), milliseconds)?.replace('\u00A0', ' ')

describe('waitText', () => {
  it.each([
    [undefined, undefined],
    [0, undefined],
    [-1, undefined],
    [Number.NaN, undefined],
    [1, '1 seconde'],
    [1000, '1 seconde'],
    [4300, '5 secondes'],
    [MINUTE - 1001, '59 secondes'],
    [MINUTE - 1000, '59 secondes'],
    [MINUTE - 999, '1 minute'],
    [MINUTE, '1 minute'],
    [MINUTE + 1, '2 minutes'],
    [15 * MINUTE, '15 minutes'],
    [119 * MINUTE, '119 minutes'],
    [120 * MINUTE, '2 heures'],
    [121 * MINUTE, '3 heures'],
    [24 * 60 * MINUTE, '24 heures'],
    [24 * 60 * MINUTE + 1, undefined],
    [10 * 365 * 24 * 60 * MINUTE, undefined],
  ])('says for %s ms: %s (LOG-25)', (milliseconds, text) => {
    expect(say('fr', milliseconds)).toBe(text)
  })

  it.each([
    ['en', '30 seconds', '1 minute', '24 hours'],
    ['de', '30 Sekunden', '1 Minute', '24 Stunden'],
    ['es', '30 segundos', '1 minuto', '24 horas'],
    ['it', '30 secondi', '1 minuto', '24 ore'],
  ])('speaks every language: in %s (LOG-25, LAN-36)', (locale, few, one, day) => {
    expect(say(locale, MINUTE / 2)).toBe(few)
    expect(say(locale, MINUTE)).toBe(one)
    expect(say(locale, 24 * 60 * MINUTE)).toBe(day)
  })
})
