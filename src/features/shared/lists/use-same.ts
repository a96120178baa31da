import { useMemo } from 'react'

/** The same object from render to render, while its content is the same. For texts, numbers and lists of them. */
export function useSame<Value>(value: Value): Value {
  const content = JSON.stringify(value)
  // what was written above
  return useMemo(() => JSON.parse(content) as Value, [content])
}
