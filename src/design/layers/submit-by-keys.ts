import type { KeyboardEvent } from 'react'

/** Ctrl or ⌘ with Enter submits a form from any of its fields, also from one where Enter begins a line. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { key, ctrlKey, metaKey, currentTarget, target } = event
  // a layer opened from this one is its child in React's tree only
  const own = target instanceof Node && currentTarget.contains(target)
  if (key !== 'Enter' || !(ctrlKey || metaKey) || !own || event.defaultPrevented) return
  // in a field of one line the browser would submit too
  event.preventDefault()
  // a button that is disabled or busy refuses the click
  currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}
