import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A parsed text: it can be formatted without the parser. */
export type MessageTree = MessageFormatElement[]
/** The texts react-intl shows, by id. */
export type Messages = Readonly<Record<string, MessageTree>>
/** Loaded texts that have not been compared with French yet. */
export type Candidates = ReadonlyMap<string, MessageTree>

export const literal = (value: string): MessageTree => [{ type: TYPE.literal, value }]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Our own texts need four levels. A text nested without end would exhaust the stack of whoever formats it. */
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
