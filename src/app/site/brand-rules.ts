import { isOwnPath } from '~/app/runtime-config'
import { THEME_MODES, THEME_ATTRIBUTE, type ThemeMode } from '~/design/theme/theme-constants'
import { darkTokens, lightTokens } from '~/design/theme/tokens'
import { isObject, type JsonObject } from '~/platform/json'

/** From 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number]

const ACCENT = /^#[\da-f]{6}$/i
export const isAccent = (value: unknown): value is string => typeof value === 'string' && ACCENT.test(value)

const read = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour
const write = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

/** WCAG's contrast ratio of two colours (`#RRGGBB`), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(read(one)), luminance(read(other))].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

/** A share of `to` in `from`. */
const mix = (from: string, to: string, share: number): string => {
  const target = read(to)
  return write(read(from).map((part, at) => part + ((target[at] ?? 0) - part) * share) as unknown as Colour)
}

const THEMES = {
  light: { ...lightTokens, soft: 0.08, hover: '#000000' },
  dark: { ...darkTokens, soft: 0.2, hover: '#FFFFFF' },
} as const

type Tone = { main: string; hover: string; on: string; soft: string }

function toneOf(main: string, mode: ThemeMode): Tone {
  const { background, primary, soft, hover } = THEMES[mode]
  return { main, hover: mix(main, hover, 0.2), on: primary.on, soft: mix(background.paper, main, soft) }
}

/** What text needs (AA). */
const READABLE = 4.5

/** Red, green and blue are about equal. */
const isGrey = (hex: string) => Math.max(...read(hex)) - Math.min(...read(hex)) < 32

/**
 * Whether the colour can be read as a text on each background, and the text of a button on it. A grey must stand out
 * more than secondary text: links would look fainter than what is around them.
 */
function holds({ main, hover, on, soft }: Tone, mode: ThemeMode): boolean {
  const { background, text } = THEMES[mode]
  if (isGrey(main) && contrast(main, background.paper) <= contrast(text.secondary, background.paper)) return false
  const behind = [background.default, background.paper, background.subtle, soft]
  return (
    behind.every((colour) => contrast(main, colour) >= READABLE) &&
    [main, hover].every((colour) => contrast(on, colour) >= READABLE)
  )
}

const STEPS = 100

/** The tone of a colour in a theme. One that cannot be read is moved towards black or white, as little as it must. */
export function accentTone(accent: string, mode: ThemeMode): Tone & { moved: boolean } {
  for (let step = 0; step < STEPS; step += 1)
    for (const end of ['#000000', '#FFFFFF']) {
      const tone = toneOf(mix(accent, end, step / STEPS), mode)
      if (holds(tone, mode)) return { ...tone, moved: step > 0 }
    }
  return { ...THEMES[mode].primary, moved: true }
}

/** The rules that replace the accent of both themes. */
export const accentStyles = (accent: string): string =>
  THEME_MODES.map((mode) => {
    const { main, hover, on, soft } = accentTone(accent, mode)
    const variables = {
      'primary-main': main,
      'primary-light': main,
      'primary-dark': hover,
      'primary-contrastText': on,
      'primary-soft': soft,
      'action-selected': soft,
      'primary-mainChannel': read(main).join(' '),
    }
    const rules = Object.entries(variables).map(([name, value]) => `--mui-palette-${name}:${value}`)
    return `[${THEME_ATTRIBUTE}="${mode}"]{${rules.join(';')}}`
  }).join('')

const LONGEST_NAME = 40
/** Stored with the configuration, in a storage of a few megabytes. */
const LONGEST_LOGO = 50_000

const isLogo = (value: string) =>
  (isOwnPath(value) && /^\S{2,}$/.test(value)) ||
  (/^data:image\/(?:svg\+xml|png|webp)[;,]\S+$/.test(value) && value.length <= LONGEST_LOGO)

/** Browsers ask for them in these places: a tab, the screen of a phone, the list of apps. */
const ICONS = ['favicon', 'touch', 'app', 'maskable'] as const
export const ICON_KEYS = ICONS.map((name) => `icons.${name}`)

const RULES: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME,
  logo: (value) => typeof value === 'string' && isLogo(value),
  accent: isAccent,
  icons: isObject,
}
export const BRAND_KEYS = Object.keys(RULES)

const iconMistakes = (icons: JsonObject): string[] =>
  Object.entries(icons).flatMap(([name, address]) =>
    ICON_KEYS.includes(`icons.${name}`) && typeof address === 'string' && isLogo(address) ? [] : [`icons.${name}`],
  )

/** Names of the keys of `brand` that are unknown or invalid, such as `icons.app`. */
export const brandMistakes = (brand: JsonObject): string[] =>
  Object.entries(brand).flatMap(([key, value]) => {
    if (!BRAND_KEYS.includes(key) || !RULES[key]?.(value)) return [key]
    return key === 'icons' && isObject(value) ? iconMistakes(value) : []
  })

export type Brand = {
  name?: string
  logo?: string
  accent?: string
  icons: Partial<Record<(typeof ICONS)[number], string>>
}

/** What is valid in `brand`. */
export function readBrand(brand: JsonObject): Brand {
  const wrong = brandMistakes(brand)
  const valid = Object.entries(brand).filter(([key]) => key !== 'icons' && !wrong.includes(key))
  const icons = isObject(brand['icons']) && !wrong.includes('icons') ? Object.entries(brand['icons']) : []
  return {
    ...Object.fromEntries(valid),
    icons: Object.fromEntries(icons.filter(([name]) => !wrong.includes(`icons.${name}`))),
  }
}

/** The rules of its accent; empty without one. */
export const brandStyles = ({ accent }: Brand): string => (accent === undefined ? '' : accentStyles(accent))

/** A sentence for each theme in which the accent cannot be read. */
export const accentNotes = (accent: string): string[] =>
  THEME_MODES.flatMap((mode) => {
    const { main, moved } = accentTone(accent, mode)
    return moved ? [`${accent} cannot be read in the ${mode} theme, which uses ${main} instead.`] : []
  })
