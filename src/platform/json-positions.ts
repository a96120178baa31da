export type TextPosition = { line: number; column: number }

/** @param path of the key, from the outermost object: `legal.terms` */
export type JsonKey = TextPosition & { path: string; repeated: boolean }

type JsonMistake = TextPosition & { problem: string }

const STRING = /"(?:[ !\u0023-\u005B\u005D-\u{10FFFF}]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"/uy
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const SPACE = /[ \t\r\n]*/y

/** More than any file of settings needs. */
const DEEPEST = 50

/** Both count from 1, as editors do. */
function positionOf(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split(/\r\n|[\r\n]/)
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

const QUOTE = /['`‘’“”„«»]/
/** What word processors and web pages write for a space. */
const ODD_SPACE = /[\s\u200B]/

/** What is wrong where a value should begin. */
function problemAt(rest: string): string {
  const [first] = rest
  if (first === undefined) return 'The file ends here, where a value is missing.'
  if (first === '"') {
    if (/^"[^"\\\r\n]*\t/.test(rest)) return 'A tab stands in this text. Write \\t for a tab.'
    return /^"[^"\r\n]*\\/.test(rest)
      ? 'A backslash in this text is followed by what JSON does not know. Write \\\\ for a backslash.'
      : 'The closing " of this text is missing on its line.'
  }
  if (QUOTE.test(first)) return 'Texts stand between straight double quotes (").'
  if (first === '/' || first === '#') return 'JSON has no comments: remove this one.'
  if (ODD_SPACE.test(first)) return 'A special space stands here: put an ordinary one in its place.'
  if (/[}\],:]/.test(first)) return `A value is missing before "${first}".`
  if (/\w/.test(first)) return 'Texts stand between double quotes ("). Without them are numbers, true, false and null.'
  return 'Here begins nothing that JSON knows.'
}

class JsonError extends Error {
  readonly offset: number

  constructor(message: string, offset: number) {
    super(message)
    this.offset = offset
  }
}

/** Reads a JSON text as strictly as `JSON.parse`, and finds where its keys and its first mistake are. */
export function scanJson(text: string): { keys: JsonKey[]; mistake?: JsonMistake } {
  const keys: JsonKey[] = []
  let at = 0

  function fail(problem: string, offset = at): never {
    throw new JsonError(problem, offset)
  }
  /** Names a comment or a special space that stands here, else the problem. */
  function failHere(problem: string): never {
    const here = text[at] ?? ''
    return fail(/[/#]/.test(here) || ODD_SPACE.test(here) ? problemAt(text.slice(at)) : problem)
  }
  function take(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    at += found?.length ?? 0
    return found
  }

  function readEntries(close: string, readEntry: () => void): void {
    at += 1
    take(SPACE)
    while (text[at] !== close) {
      if (at < text.length) readEntry()
      take(SPACE)
      if (text[at] === close) break
      if (at === text.length) fail(`The file ends here, where "${close}" is missing.`)
      const comma = at
      if (text[at] !== ',') failHere(`A comma, or "${close}", is missing before this.`)
      at += 1
      take(SPACE)
      if (text[at] === close) fail(`There is no comma before "${close}": remove it.`, comma)
    }
    at += 1
  }

  function readKey(path: string, seen: Set<string>): string {
    const start = at
    const key = take(STRING)
    if (key === undefined) {
      const here = text[at] ?? ''
      return here === '"' || QUOTE.test(here)
        ? fail(problemAt(text.slice(at)))
        : failHere('A key in double quotes (") is missing here.')
    }
    const name = String(JSON.parse(key))
    keys.push({ path: path + name, repeated: seen.has(name), ...positionOf(text, start) })
    seen.add(name)
    take(SPACE)
    if (text[at] !== ':') failHere(`":" is missing after ${key}.`)
    at += 1
    return `${path}${name}.`
  }

  function readValue(path: string, depth: number): void {
    take(SPACE)
    if (depth > DEEPEST) fail('This is nested too deep.')
    const seen = new Set<string>()
    if (text[at] === '{') readEntries('}', () => readValue(readKey(path, seen), depth + 1))
    else if (text[at] === '[') readEntries(']', () => readValue(`${path}[].`, depth + 1))
    else if ((take(STRING) ?? take(OTHER)) === undefined) fail(problemAt(text.slice(at)))
  }

  try {
    readValue('', 0)
    take(SPACE)
    if (at < text.length) failHere('The settings end before this: remove what follows.')
    return { keys }
  } catch (error) {
    if (!(error instanceof JsonError)) throw error
    return { keys, mistake: { problem: error.message, ...positionOf(text, error.offset) } }
  }
}
