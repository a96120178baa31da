import { accentTone, isAccent } from '~/design/theme/accent'
import { THEME_MODES } from '~/design/theme/theme-constants'
import type { JsonObject } from '~/platform/json'

const LONGEST_NAME = 40
/** Stored with the configuration, in a storage of a few megabytes. */
const LONGEST_LOGO = 50_000

const isLogo = (value: string) =>
  /^\/(?!\/)\S+$/.test(value) ||
  (/^data:image\/(?:svg\+xml|png|webp)[;,]\S+$/.test(value) && value.length <= LONGEST_LOGO)

const RULES: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: (value) => typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME,
  logo: (value) => typeof value === 'string' && isLogo(value),
  accent: isAccent,
}
export const BRAND_KEYS = Object.keys(RULES)

/** Names of the keys of `brand` that are unknown or invalid. */
export const brandMistakes = (brand: JsonObject): string[] =>
  Object.entries(brand).flatMap(([key, value]) => (BRAND_KEYS.includes(key) && RULES[key]?.(value) ? [] : [key]))

/** A sentence for each theme in which the accent cannot be read. */
export const accentNotes = (accent: string): string[] =>
  THEME_MODES.flatMap((mode) => {
    const { main, moved } = accentTone(accent, mode)
    return moved ? [`${accent} cannot be read in the ${mode} theme, which uses ${main} instead.`] : []
  })
