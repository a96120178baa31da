import { parse, TYPE, type MessageFormatElement } from '#icu-parser'

import { visitElements, type Sources } from './compile-messages.ts'

const HEADER = `// Written by \`node scripts/messages.ts\` from src/i18n/messages/fr. Do not edit.
import type { MessageTag } from 'react-intl'
`

const select = (keys: string[]) =>
  keys.map((key) => (key === 'other' ? '(string & {})' : JSON.stringify(key))).join(' | ')

function typeOf(element: MessageFormatElement): string | undefined {
  if (element.type === TYPE.argument) return 'string | number'
  if (element.type === TYPE.number || element.type === TYPE.plural) return 'number'
  if (element.type === TYPE.date || element.type === TYPE.time) return 'Date | number'
  if (element.type === TYPE.select) return select(Object.keys(element.options))
  return element.type === TYPE.tag ? 'MessageTag' : undefined
}

function argumentsOf(source: string): string {
  const types = new Map<string, string>()
  visitElements(parse(source), (element) => {
    const type = typeOf(element)
    // a name used twice keeps its narrower type: {count} beside {count, plural, …} is a number
    if (type && 'value' in element && (type !== 'string | number' || !types.has(element.value)))
      types.set(element.value, type)
  })
  if (types.size === 0) return 'Record<never, never>'
  return `{ ${[...types].map(([name, type]) => `${JSON.stringify(name)}: ${type}`).join('; ')} }`
}

/** Types for react-intl: an unknown id, a missing placeholder or a wrong one does not compile. */
export function messageTypes(french: Sources): string {
  const lines = Object.keys(french)
    .toSorted()
    .map((id) => `      ${JSON.stringify(id)}: ${argumentsOf(french[id] ?? '')}`)
  return `${HEADER}
declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof MessageArguments
    }
    interface MessageArguments {
${lines.join('\n')}
    }
  }
}
`
}
