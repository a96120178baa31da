import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { accentStyles, accentTone, contrast, isAccent } from '~/app/site/brand-rules'
import { THEME_MODES } from '~/design/theme/theme-constants'
import { darkTokens, lightTokens } from '~/design/theme/tokens'

const BACKGROUNDS = { light: lightTokens.background, dark: darkTokens.background }
const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the accent of a brand', () => {
  it.each(THEME_MODES)('is readable in the %s theme, whatever its colour (decision 1)', (mode) => {
    fc.assert(
      fc.property(hex, (accent) => {
        const { main, hover, on, soft } = accentTone(accent, mode)
        const { default: page, paper, subtle } = BACKGROUNDS[mode]
        const texts = [page, paper, subtle, soft].map((behind) => contrast(main, behind))
        expect(Math.min(...texts, contrast(on, main), contrast(on, hover))).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('stays as it is where it can be read (decision 1)', () => {
    expect(accentTone('#0A7A4B', 'light')).toMatchObject({ main: '#0A7A4B', moved: false })
    expect(accentTone('#FFD54A', 'dark')).toMatchObject({ main: '#FFD54A', moved: false })
  })

  it('is moved to the nearest colour that can be read (decision 1)', () => {
    const { main, moved } = accentTone('#FFFF00', 'light')
    expect(moved).toBe(true)
    expect(contrast(main, lightTokens.background.subtle)).toBeLessThan(4.8)
  })

  it('replaces the variables of both themes (decision 1)', () => {
    expect(accentStyles('#0A7A4B')).toMatch(
      /^\[data-theme="light"\]\{--mui-palette-primary-main:#0A7A4B;.*\}\[data-theme="dark"\]\{--mui-palette-primary-main:#[\dA-F]{6};.*\}$/,
    )
  })

  it.each(['green', '#0A7', '#0A7A4B80', '0A7A4B', 7, undefined])('is no accent: %s (decision 1)', (value) => {
    expect(isAccent(value)).toBe(false)
  })
})
