import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

import { isObject } from '~/platform/json'

/** A parsed text: it can be formatted without the parser. */
export type MessageTree = MessageFormatElement[]
/** The texts react-intl shows, by id. */
export type Messages = Readonly<Record<string, MessageTree>>
/** Loaded texts that have not been compared with French yet. */
export type Candidates = ReadonlyMap<string, MessageTree>

export const literal = (value: string): MessageTree => [{ type: TYPE.literal, value }]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Our own texts need four levels. A text nested without end would exhaust the stack when it is formatted. */
const DEEPEST = 16

const isOptions = (value: unknown, depth: number) =>
  isRecord(value) &&
  Object.hasOwn(value, 'other') &&
  Object.values(value).every((option) => isRecord(option) && isMessageTree(option['value'], depth))

const isStyle = (value: unknown) =>
  value === undefined || value === null || typeof value === 'string' || isRecord(value)

function isElement(value: unknown, depth: number): value is MessageFormatElement {
  if (!isRecord(value)) return false
  if (value['type'] === TYPE.pound) return true
  if (typeof value['value'] !== 'string') return false
  switch (value['type']) {
    case TYPE.literal:
    case TYPE.argument:
      return true
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return isStyle(value['style'])
    case TYPE.select:
      return isOptions(value['options'], depth + 1)
    case TYPE.plural:
      return isOptions(value['options'], depth + 1) && typeof value['offset'] === 'number'
    case TYPE.tag:
      return isMessageTree(value['children'], depth + 1)
    default:
      return false
  }
}

/** Whether a value of a translation file is a valid syntax tree. */
export function isMessageTree(value: unknown, depth = 1): value is MessageTree {
  return depth <= DEEPEST && Array.isArray(value) && value.every((element) => isElement(element, depth))
}

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

const DEEPEST_NESTING = 8

function* entries(value: object, prefix: string, depth: number): Generator<[string, unknown]> {
  for (const [key, inner] of Object.entries(value)) {
    const id = prefix === '' ? key : `${prefix}.${key}`
    if (isObject(inner)) {
      if (depth < DEEPEST_NESTING) yield* entries(inner, id, depth + 1)
    } else yield [id, inner]
  }
}

/**
 * Nested objects and dotted keys are equivalent: `{ auth: { login: { submit: '…' } } }`, `{ 'auth.login.submit': '…' }`
 * (decision 31).
 */
export const flattenMessages = (value: unknown): [id: string, text: unknown][] =>
  isObject(value) ? [...entries(value, '', 1)] : []

type Kind = 'text' | 'number' | 'date' | 'select' | 'tag'
type Placeholders = ReadonlyMap<string, ReadonlySet<Kind>>

const KINDS: Partial<Record<TYPE, Kind>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'select',
  [TYPE.tag]: 'tag',
}

function collect(tree: readonly MessageFormatElement[], found: Map<string, Set<Kind>>): Map<string, Set<Kind>> {
  for (const element of tree) {
    const kind = KINDS[element.type]
    if (kind && 'value' in element) found.set(element.value, (found.get(element.value) ?? new Set()).add(kind))
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const option of Object.values(element.options)) collect(option.value, found)
    if (element.type === TYPE.tag) collect(element.children, found)
  }
  return found
}

const known = new WeakMap<MessageTree, Placeholders>()

export function placeholdersOf(tree: MessageTree): Placeholders {
  const placeholders = known.get(tree) ?? collect(tree, new Map<string, Set<Kind>>())
  known.set(tree, placeholders)
  return placeholders
}

/** Kinds that can also be shown as plain text. A date or a tag would be an object. */
const SHOWABLE: readonly Kind[] = ['text', 'number', 'select']

/**
 * Whether `tree` can be formatted with the values of its French text: it uses only French placeholders,
 * each in a compatible kind.
 */
export function fitsFrench(tree: MessageTree, french: MessageTree): boolean {
  const given = placeholdersOf(french)
  return [...placeholdersOf(tree)].every(([name, kinds]) => {
    const values = given.get(name)
    if (!values) return false
    const showable = [...values].every((kind) => SHOWABLE.includes(kind))
    return [...kinds].every((kind) => (kind === 'text' ? showable : values.has(kind)))
  })
}
