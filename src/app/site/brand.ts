import { accentStyles } from '~/design/theme/accent'
import { BRAND_STYLES_KEY } from '~/design/theme/theme-constants'
import { setProductName } from '~/i18n/message-loader'
import type { JsonObject } from '~/platform/json'
import { safeLocalStorage } from '~/platform/storage'

import { accentNotes, brandMistakes } from './brand-rules'

/** Follows the rules of `config.json`; without a brand, the page is the product's own again. */
function adopt(styles: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = styles ? [sheet] : []
  if (styles) safeLocalStorage.setItem(BRAND_STYLES_KEY, styles)
  else safeLocalStorage.removeItem(BRAND_STYLES_KEY)
}

/**
 * Gives the page the name and the accent of an installation.
 * @returns the address of its logo
 */
export function applyBrand(brand: JsonObject = {}): string | undefined {
  const wrong = brandMistakes(brand)
  if (wrong.length > 0) console.info(`config.json: in brand, ignored ${wrong.join(', ')}`)
  const valid = (key: string) => (wrong.includes(key) || typeof brand[key] !== 'string' ? undefined : brand[key])
  const accent = valid('accent')
  if (accent !== undefined) for (const note of accentNotes(accent)) console.warn(`config.json: brand.accent ${note}`)
  adopt(accent === undefined ? '' : accentStyles(accent))
  setProductName(valid('name'))
  return valid('logo')
}
