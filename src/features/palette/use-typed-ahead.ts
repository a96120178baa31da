import { useEffect, useEffectEvent, useState } from 'react'

import { isKeyPress, readPress } from '~/platform/key-press'

import { isInWidget } from './is-typing'

/**
 * Collects text typed while the palette loads. No field or shortcut of the page gets it; the palette starts with it.
 * Escape cancels.
 */
export function useTypedAhead(fetching: boolean, onEscape: () => void) {
  const [typed, setTyped] = useState('')
  const giveUp = useEffectEvent(onEscape)

  useEffect(() => {
    if (!fetching) return
    const onKey = (event: Event) => {
      if (!isKeyPress(event) || isInWidget(event)) return
      const { key } = event
      const { command, alt } = readPress(event)
      if ((command || alt) && !event.getModifierState('AltGraph')) return
      if (key === 'Escape') giveUp()
      else if (key === 'Backspace') setTyped((text) => text.slice(0, -1))
      else if (key.length === 1) setTyped((text) => text + key)
      else return
      event.preventDefault()
    }
    // runs before the page's fields and shortcuts
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [fetching])

  return { typed, forget: () => setTyped('') }
}
