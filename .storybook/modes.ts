import { THEME_MODES } from '../src/design/theme/theme-constants'
import { LOCALES } from '../src/i18n/locales'

/** Widths stories are looked at in: the smallest screen that must work, two phones, a tablet upright
 * and on its side, with between them the narrowest window that has the side navigation, a laptop. */
export const WIDTHS = { w320: 320, w360: 360, w390: 390, w768: 768, w900: 900, w1024: 1024, w1280: 1280 } as const
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
  ...Object.assign({}, ...LOCALES.filter((locale) => locale !== 'fr').map((locale) => mode(locale, 'light', 'w1280'))),
}

/** Forms at 400 % zoom. */
export const zoomed = mode('fr', 'light', 'w320')
