import { describe, expect, it } from 'vitest'

import { MARK } from '~/design/data/Avatar'
import { darkTokens, lightTokens } from '~/design/theme/tokens'

type Three = [number, number, number]

const times = ([a, b, c]: Three, rows: readonly Three[]) => rows.map(([x, y, z]) => a * x + b * y + c * z) as Three
const each = (values: Three, change: (value: number) => number) => values.map(change) as Three

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const lightOf = (hex: string) =>
  [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Three

/** The conversions of CSS Color 4, from linear light to OKLab and back. */
const toLab = (light: Three) =>
  times(
    each(
      times(light, [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ]),
      Math.cbrt,
    ),
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
  )

const toLight = (lab: Three) =>
  each(
    times(
      each(
        times(lab, [
          [1, 0.3963377774, 0.2158037573],
          [1, -0.1055613458, -0.0638541728],
          [1, -0.0894841775, -1.291485548],
        ]),
        (cone) => cone ** 3,
      ),
      [
        [4.0767416621, -3.3077115913, 0.2309699292],
        [-1.2684380046, 2.6097574011, -0.3413193965],
        [-0.0041960863, -0.7034186147, 1.707614701],
      ],
    ),
    (channel) => Math.min(1, Math.max(0, channel)),
  )

/** `color-mix(in oklab, <hex> <share>%, oklch(60% 0.2 <hue>))`, as luminance. */
function luminance(hex: string, share: number, hue: number) {
  const turn = (hue * Math.PI) / 180
  const own: Three = [0.6, 0.2 * Math.cos(turn), 0.2 * Math.sin(turn)]
  const lab = toLab(lightOf(hex)).map((value, at) => (value * share + (own[at] ?? 0) * (100 - share)) / 100) as Three
  const [red, green, blue] = toLight(lab)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
])('the mark of a brand in the %s theme', (_name, { text, background }) => {
  it('is readable in every hue, as text must be (BRD-01)', () => {
    for (let hue = 0; hue < 360; hue++) {
      const letters = luminance(text.primary, MARK.letters, hue)
      const ground = luminance(background.paper, MARK.ground, hue)
      const [low = 0, high = 0] = [letters, ground].toSorted((a, b) => a - b)
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5)
    }
  })
})
