import { isObject } from '~/platform/json'

import { isMessageTree, literal, type Candidates, type MessageTree } from './message-tree'

/** ICU syntax, or an apostrophe that may quote it. */
const NEEDS_PARSER = /[{<']/

/** No text of the interface is longer. */
const LONGEST = 10_000

/** The full parser. In the built app, `@formatjs/icu-messageformat-parser` resolves to a stub. */
const loadParser = () => import('#icu-parser')

export type ReadMessages = { ready: Candidates; toParse: [id: string, text: string][]; malformed: string[] }

/** Splits nested or flat texts into ready texts, texts that need the parser, and invalid entries. */
export function readMessages(file: unknown, toId: (key: string) => string = (key) => key): ReadMessages {
  const ready = new Map<string, MessageTree>()
  const toParse: ReadMessages['toParse'] = []
  const malformed: string[] = []
  for (const [key, value] of flattenMessages(file)) {
    const id = toId(key)
    if (isMessageTree(value) && value.length > 0) ready.set(id, value)
    else if (typeof value !== 'string' || value === '' || value.length > LONGEST) malformed.push(id)
    else if (NEEDS_PARSER.test(value)) toParse.push([id, value])
    else ready.set(id, literal(value))
  }
  return { ready, toParse, malformed }
}

/** The parsed texts of a file, and the ids of invalid ICU messages. */
export async function parseMessages(read: ReadMessages): Promise<{ texts: Candidates; malformed: string[] }> {
  if (read.toParse.length === 0) return { texts: read.ready, malformed: read.malformed }
  const { parse } = await loadParser()
  const texts = new Map(read.ready)
  const malformed = [...read.malformed]
  for (const [id, text] of read.toParse) {
    try {
      const tree = parse(text)
      if (isMessageTree(tree)) texts.set(id, tree)
      else malformed.push(id)
    } catch {
      malformed.push(id)
    }
  }
  return { texts, malformed }
}

const DEEPEST = 8

function* entries(value: object, prefix: string, depth: number): Generator<[string, unknown]> {
  for (const [key, inner] of Object.entries(value)) {
    const id = prefix === '' ? key : `${prefix}.${key}`
    if (isObject(inner)) {
      if (depth < DEEPEST) yield* entries(inner, id, depth + 1)
    } else yield [id, inner]
  }
}

/**
 * Nested objects and dotted keys are equivalent: `{ auth: { login: { submit: '…' } } }`, `{ 'auth.login.submit': '…' }`
 * (decision 31).
 */
export const flattenMessages = (value: unknown): [id: string, text: unknown][] =>
  isObject(value) ? [...entries(value, '', 1)] : []
