import { BRAND_STYLES_KEY } from '~/design/theme/theme-constants'
import type { Installation } from '~/features/shared/installation'
import { setProductName } from '~/i18n/message-loader'
import type { JsonObject } from '~/platform/json'
import { safeLocalStorage } from '~/platform/storage'

import { accentNotes, type Brand, brandMistakes, brandStyles, readBrand } from './brand-rules'

/** Follows the rules of `config.json`; without a brand, the page is the product's own again. */
function adopt(styles: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = styles ? [sheet] : []
  if (styles) safeLocalStorage.setItem(BRAND_STYLES_KEY, styles)
  else safeLocalStorage.removeItem(BRAND_STYLES_KEY)
}

/** The icons of tab and bookmarks. An installed app has those of its manifest, which scripts/brand-pages.ts writes. */
function setIcons({ favicon = '/favicon.svg', touch = '/apple-touch-icon.png' }: Brand['icons']): void {
  for (const [rel, address] of Object.entries({ icon: favicon, 'apple-touch-icon': touch })) {
    const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
    if (!link || link.getAttribute('href') === address) continue
    // it tells of another file
    link.removeAttribute('type')
    link.href = address
  }
}

/**
 * Gives the page the name, the accent and the icons of an installation.
 * @returns its name and the address of its logo
 */
export function applyBrand(brand: JsonObject = {}): NonNullable<Installation['brand']> {
  const wrong = brandMistakes(brand)
  if (wrong.length > 0) console.info(`config.json: in brand, ignored ${wrong.join(', ')}`)
  const valid = readBrand(brand)
  const { name, logo, accent, icons } = valid
  if (accent !== undefined) for (const note of accentNotes(accent)) console.warn(`config.json: brand.accent ${note}`)
  adopt(brandStyles(valid))
  setProductName(name)
  setIcons(icons)
  return { ...(name !== undefined && { name }), ...(logo !== undefined && { logo }) }
}
