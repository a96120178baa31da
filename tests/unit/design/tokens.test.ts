import { describe, expect, it } from 'vitest'

import { darkTokens, lightTokens } from '~/design/theme/tokens'

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const TEXT = 4.5
const SHAPE = 3

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('the %s theme', (_name, tokens) => {
  const surfaces = Object.entries(tokens.background)
  const tones = ['primary', 'neutral', 'success', 'warning', 'error', 'info'] as const

  it.each(surfaces)('is readable on background.%s', (_surface, surface) => {
    expect(contrast(tokens.text.primary, surface)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(tokens.text.secondary, surface)).toBeGreaterThanOrEqual(TEXT)
  })

  it.each(tones)('is readable in %s: on paper, on its soft background, on itself, on itself hovered', (name) => {
    const { main, hover, on, soft } = tokens[name]
    expect(contrast(main, tokens.background.paper)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(main, tokens.background.default)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(main, soft)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(on, main)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(on, hover)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(tokens.text.primary, soft)).toBeGreaterThanOrEqual(TEXT)
  })

  it('shows control borders, the amber of a bar and the focus ring', () => {
    expect(contrast(tokens.control, tokens.background.paper)).toBeGreaterThanOrEqual(SHAPE)
    expect(contrast(tokens.warning.bar, tokens.background.subtle)).toBeGreaterThanOrEqual(SHAPE)
    for (const [, surface] of surfaces) expect(contrast(tokens.primary.main, surface)).toBeGreaterThanOrEqual(SHAPE)
  })
})
