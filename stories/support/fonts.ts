import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

import { createFont, FONT_FAMILY } from '~/design/theme/theme-constants'

/** The app shows its font from the second page on: screenshots wait for it instead. */
export async function loadStoryFonts() {
  if ([...document.fonts].some(({ family }) => family.includes(FONT_FAMILY))) return
  document.fonts.add(await createFont(inter).load())
}
