import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Text typed while the palette is being fetched: it goes to no field and no shortcut of the page, and the palette begins
 * with it. Escape gives up.
 */
export function useTypedAhead(fetching: boolean, onEscape: () => void) {
  const typed = useRef('')
  const giveUp = useEffectEvent(onEscape)

  useEffect(() => {
    if (!fetching) return
    typed.current = ''
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey) return
      if (key === 'Escape') giveUp()
      else if (key === 'Backspace') typed.current = typed.current.slice(0, -1)
      else if (key.length === 1) typed.current += key
      else return
      event.preventDefault()
    }
    // before the fields and shortcuts of the page
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [fetching])

  return typed
}
