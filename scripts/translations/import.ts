import { DEFAULT_LOCALE, isDraft, isLocale } from '../../src/i18n/locales.ts'
import type { Language } from '../messages.ts'
import { faultsOf } from './faults.ts'
import { linesOf, readPo, type PoFile } from './po.ts'
import { byId, type Texts } from './texts.ts'

type Imported = Readonly<{ locale: Language; texts: Texts; unfinished: readonly string[] }>

/**
 * The texts of a language after the import of a PO file, in the order of French. An entry that is empty or fuzzy, and an
 * id that the file lacks, leave a text as it is. With one fault, there is no result.
 */
export function importTexts(file: string, textsOf: (locale: Language) => Texts): { faults: string[] } | Imported {
  let po: PoFile
  try {
    po = readPo(file)
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] }
  }
  if (!isLocale(po.language) && !isDraft(po.language))
    return { faults: [`${po.language} is not a language of src/i18n/locales.ts.`] }

  const source = textsOf(DEFAULT_LOCALE)
  const french = byId(source)
  const seen = new Set<string>()
  const faults = [...po.faults]
  const changed = new Map<string, string>()
  const lineOf = linesOf(file)
  for (const { id, french: msgid, text, fuzzy } of po.entries) {
    const current = french.get(id)
    if (id === '') continue
    const where = `${lineOf(id, msgid)}${id}: `
    if (current === undefined) faults.push(`${where}French has no text of this id.`)
    else if (seen.has(id)) faults.push(`${where}is there twice.`)
    else if (msgid !== current)
      faults.push(`${where}the French text has changed since the export; export again and merge. It is now: ${current}`)
    else if (text !== '' && !fuzzy) {
      faults.push(...faultsOf(text, current).map((fault) => where + fault))
      changed.set(id, text)
    }
    seen.add(id)
  }
  if (faults.length > 0) return { faults }

  const before = byId(textsOf(po.language))
  const textOf = (id: string) => changed.get(id) ?? before.get(id)
  const texts = Object.entries(source).map(([namespace, sources]) => [
    namespace,
    Object.fromEntries(
      Object.keys(sources).flatMap((id) => {
        const text = textOf(id)
        return text === undefined ? [] : [[id, text]]
      }),
    ),
  ])
  const unfinished = [...french.keys()].filter((id) => !changed.has(id))
  return { locale: po.language, texts: Object.fromEntries(texts), unfinished }
}
