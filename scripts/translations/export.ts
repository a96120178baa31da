import { DEFAULT_LOCALE } from '../../src/i18n/locales.ts'
import type { Language } from '../messages.ts'
import { writePo, type MessageContext } from './po.ts'
import { byId, type Texts } from './texts.ts'

type TextsOf = (locale: Language) => Texts

const withFrench = (textsOf: TextsOf, textOf: (id: string) => string | undefined) =>
  [...byId(textsOf(DEFAULT_LOCALE))].map(([id, french]) => ({ id, french, text: textOf(id) ?? '' }))

/** All texts of a language as a PO file. */
export function exportTexts(locale: Language, textsOf: TextsOf, contextOf?: (id: string) => MessageContext): string {
  const texts = byId(textsOf(locale))
  return writePo(
    locale,
    withFrench(textsOf, (id) => texts.get(id)),
    contextOf,
  )
}

/** The texts to translate, without translations: what a tool starts a new language from. */
export const exportTemplate = (textsOf: TextsOf, contextOf?: (id: string) => MessageContext): string =>
  writePo(
    '',
    withFrench(textsOf, () => ''),
    contextOf,
  )
