import { po, type GetTextComment, type GetTextTranslation, type GetTextTranslations } from 'gettext-parser'

/** What a translator reads beside a text. */
export type MessageContext = Readonly<{ notes: readonly string[]; files: readonly string[] }>

/** One message of a PO file. An empty text is not translated yet. */
export type PoEntry = Readonly<{ id: string; french: string; text: string }>
export type PoFile = Readonly<{
  language: string
  entries: readonly (PoEntry & { fuzzy: boolean })[]
  /** Entries that cannot be one of our texts. */
  faults: readonly string[]
}>

/** Tools then check placeholders and plurals, and show them apart from the words. */
const ICU = 'icu-message-format'
const NEEDS_ICU = /[{<]/

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const commentsOf = (french: string, { notes, files }: MessageContext): GetTextComment => ({
  ...(notes.length > 0 && { extracted: notes.map(oneLine).join('\n') }),
  ...(files.length > 0 && { reference: files.map(oneLine).join('\n') }),
  ...(NEEDS_ICU.test(french) && { flag: ICU }),
})

/**
 * A gettext PO file: `msgctxt` is the id, `msgid` the French text, `msgstr` the translation. Plurals stay within the ICU
 * text, so that nothing is converted. Without a language it is a template (POT).
 */
export function writePo(
  language: string,
  entries: readonly PoEntry[],
  contextOf: (id: string) => MessageContext = () => ({ notes: [], files: [] }),
): string {
  const translations = entries.map(({ id, french, text }): [string, Record<string, GetTextTranslation>] => [
    id,
    { [french]: { msgctxt: id, msgid: french, msgstr: [text], comments: commentsOf(french, contextOf(id)) } },
  ])
  const headers = {
    'Project-Id-Version': 'agency-brands-console',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  }
  const table = { charset: 'utf-8', headers, translations: Object.fromEntries(translations) }
  // one line a text: a file is compared line by line
  return po.compile(table, { foldLength: 0, sort: false }).toString()
}

const STRINGS = String.raw`((?:\s*"(?:[^"\\]|\\.)*")+)`
const ENTRY = new RegExp(`^(?:msgctxt${STRINGS}\\s*)?^msgid${STRINGS}`, 'gm')
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' }

/** The text of the strings behind a keyword, which may go on for several lines. */
const unquoted = (strings = '') =>
  [...strings.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text = '']) => text.replaceAll(/\\(.)/g, (_escape, letter: string) => ESCAPED[letter] ?? letter))
    .join('')

const keyOf = (id: string, french: string) => `${id}\u0004${french}`

/**
 * Finds where the entry of an id and a French text begins, the last one of several. The parser keeps no lines.
 *
 * @returns `line 12: `, or nothing
 */
export function linesOf(file: string): (id: string, french: string) => string {
  const lines = new Map<string, number>()
  let [line, read] = [1, 0]
  for (const { 1: id, 2: french, index } of file.matchAll(ENTRY)) {
    line += file.slice(read, index).split('\n').length - 1
    read = index
    lines.set(keyOf(unquoted(id), unquoted(french)), line)
  }
  return (id, french) => {
    const found = lines.get(keyOf(id, french))
    return found === undefined ? '' : `line ${found}: `
  }
}

function faultOf({ msgctxt, msgid, msgid_plural }: GetTextTranslation): string[] {
  if (!msgctxt) return [`an entry has no id (msgctxt): ${msgid}`]
  return msgid_plural === undefined ? [] : [`${msgctxt}: has a msgid_plural; plurals stay within the one ICU text.`]
}

/** @throws saying what is wrong, when it is no PO file or names no language */
export function readPo(file: string): PoFile {
  const { headers, translations } = parsed(file)
  const language = headers?.['Language']
  if (!language) throw new Error('The header names no language: it needs a line such as "Language: de\\n".')
  const found = Object.values(translations)
    .flatMap((byText) => Object.values(byText))
    .filter(({ msgid }) => msgid !== '')
  const entries = found.map(({ msgctxt = '', msgid, msgstr, comments }) => ({
    id: msgctxt,
    french: msgid,
    text: msgstr[0] ?? '',
    fuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
  }))
  const lineOf = linesOf(file)
  const faults = found.flatMap((entry) =>
    faultOf(entry).map((fault) => lineOf(entry.msgctxt ?? '', entry.msgid) + fault),
  )
  return { language, entries, faults }
}

function parsed(file: string) {
  try {
    // the types do not know that a file may have no header
    return po.parse(file, { validation: true }) as Partial<GetTextTranslations> &
      Pick<GetTextTranslations, 'translations'>
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.replace(/^Error parsing PO data: /, '') : String(cause)
    // of an entry, the parser says the texts alone
    const [, french = '', id = ''] = /"(.*)" in "(.*)" context/s.exec(why) ?? []
    throw new Error(`Not a gettext PO file: ${linesOf(file)(id, french)}${why}`, { cause })
  }
}
