import type { KeyboardEvent } from 'react'

import { isComposing, readPress } from '~/platform/key-press'

/** Ctrl or ⌘ with Enter submits a form from any field, text areas included. */
export function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { currentTarget, target } = event
  const { key, command, alt } = readPress(event)
  // a layer opened from this form is its child in the React tree only
  const own = target instanceof Node && currentTarget.contains(target)
  if (key !== 'Enter' || !command || alt || !own || event.defaultPrevented) return
  if (isComposing(event.nativeEvent)) return
  // in a single-line field the browser would submit as well
  event.preventDefault()
  // a disabled or busy button ignores the click
  currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}
