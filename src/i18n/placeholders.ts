import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

import type { MessageTree } from './message-tree'

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
 * Whether `tree` can be formatted with the values of its French text (decision 31): it uses only French placeholders,
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
