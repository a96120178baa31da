import { isOwnPath } from '~/app/runtime-config'
import { accentStyles, accentTone, isAccent } from '~/design/theme/accent'
import { THEME_MODES } from '~/design/theme/theme-constants'
import { isObject, type JsonObject } from '~/platform/json'

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
