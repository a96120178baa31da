import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** A parsed text: it can be formatted without the parser. */
export type MessageTree = MessageFormatElement[]
/** The texts react-intl shows, by id. */
export type Messages = Readonly<Record<string, MessageTree>>
/** Loaded texts that have not been compared with French yet. */
export type Candidates = ReadonlyMap<string, MessageTree>

export const literal = (value: string): MessageTree => [{ type: TYPE.literal, value }]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isOptions = (value: unknown) =>
  isRecord(value) &&
  Object.hasOwn(value, 'other') &&
  Object.values(value).every((option) => isRecord(option) && isMessageTree(option['value']))

const isStyle = (value: unknown) =>
  value === undefined || value === null || typeof value === 'string' || isRecord(value)

function isElement(value: unknown): value is MessageFormatElement {
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
      return isOptions(value['options'])
    case TYPE.plural:
      return isOptions(value['options']) && typeof value['offset'] === 'number'
    case TYPE.tag:
      return isMessageTree(value['children'])
    default:
      return false
  }
}

/** Whether a value of a translation file is a valid syntax tree. */
export function isMessageTree(value: unknown): value is MessageTree {
  return Array.isArray(value) && value.every(isElement)
}
