import { useMemo } from 'react'

/** The same object between renders as long as its content is the same. For texts, numbers and lists of them. */
export function useSame<Value>(value: Value): Value {
  const content = JSON.stringify(value)
  // the text serialized above
  return useMemo(() => JSON.parse(content) as Value, [content])
}
