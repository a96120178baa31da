import { THEME_MODES } from '../src/design/theme/theme-constants'
import { isUnfinished, LOCALES } from '../src/i18n/locales'

/** The widths in which stories are reviewed. */
export const WIDTHS = {
  /** The smallest screen that must work. */
  w320: 320,
  /** A small phone. */
  w360: 360,
  /** A phone. */
  w390: 390,
  /** A tablet held upright. */
  w768: 768,
  /** The narrowest window with the side navigation. */
  w900: 900,
  /** A tablet on its side. */
  w1024: 1024,
  /** The narrowest window that unfolds the side navigation. */
  w1200: 1200,
  /** A laptop. */
  w1280: 1280,
  /** A wide screen. */
  w1440: 1440,
} as const
type Width = keyof typeof WIDTHS

const mode = (locale: (typeof LOCALES)[number], theme: (typeof THEME_MODES)[number], width: Width) => ({
  [`${locale}-${theme}-${WIDTHS[width]}`]: { locale, theme, viewport: { value: width } },
})

/** Every story is taken in the base mode alone, unless it says more. */
export const baseMode = mode('fr', 'light', 'w1280')

/** **M** in the list of stories: the look of a screen, by theme and width. */
export const looks = {
  ...baseMode,
  ...mode('fr', 'dark', 'w1280'),
  ...mode('fr', 'light', 'w390'),
  ...mode('fr', 'dark', 'w390'),
}

/** **I**: the same in the other languages. */
export const languages = {
  ...baseMode,
  ...Object.assign(
    {},
    ...LOCALES.filter((locale) => locale !== 'fr' && !isUnfinished(locale)).map((locale) =>
      mode(locale, 'light', 'w1280'),
    ),
  ),
}

/** Forms at 400 % zoom. */
export const zoomed = mode('fr', 'light', 'w320')
