import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

import { topLayer } from '~/design/layers/layer-messages'
import { navigationPages } from '~/features/shared/pages'
import { useShortcuts as useSwitch } from '~/features/shared/shortcuts'
import { isComposing, isKeyPress, readPress, isInWidget, isTyping } from '~/platform/key-press'

/** A key press and its context. */
export type KeyPress = {
  key: string
  /** Ctrl, or ⌘ on a Mac. */
  command: boolean
  alt: boolean
  /** In a field, or in a list that is searched by typing. */
  typing: boolean
  /** A layer is open and handles the keyboard itself. */
  layered: boolean
}

export type Shortcut = { kind: 'palette' } | { kind: 'help' } | { kind: 'filter' } | { kind: 'go'; key: string }

/** The letters that open a page after `g`. */
export const pageKeys = (): string[] => navigationPages().flatMap(({ key }) => key ?? [])

/** How long after `g` a letter still belongs to it. */
const SEQUENCE_MS = 1500

/**
 * What a key does. Single keys work only while nobody types and no dialog is open, and can be switched off (WCAG
 * 2.1.4). With Ctrl or ⌘ they work in fields too.
 */
export function createShortcuts(now: () => number) {
  let begunAt = -Infinity

  return function press({ key, command, alt, typing, layered }: KeyPress, single: boolean): Shortcut | undefined {
    const going = now() - begunAt <= SEQUENCE_MS
    begunAt = -Infinity
    if (layered || alt) return undefined
    const letter = key.toLowerCase()
    if (command) return letter === 'k' ? { kind: 'palette' } : undefined
    if (typing || !single) return undefined
    if (going && pageKeys().includes(letter)) return { kind: 'go', key: letter }
    if (letter === 'g') begunAt = now()
    if (key === '/') return { kind: 'filter' }
    return key === '?' ? { kind: 'help' } : undefined
  }
}

/** Listens to the keyboard of the whole page. */
export function useShortcutKeys(onShortcut: (shortcut: Shortcut) => void): void {
  const single = useSwitch(({ on }) => on)
  const onPress = useEffectEvent(onShortcut)

  // a layout effect: the keys work as soon as the button of the palette is seen
  useLayoutEffect(() => {
    const press = createShortcuts(Date.now)
    const onKey = (event: Event) => {
      if (!isKeyPress(event) || event.defaultPrevented || event.repeat || isComposing(event)) return
      const shortcut = press(
        { ...readPress(event), typing: isTyping(event), layered: topLayer() !== undefined },
        single,
      )
      if (!shortcut) return
      event.preventDefault()
      onPress(shortcut)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [single])
}

/** The search field of the page's list, if there is one. */
export const pageSearchField = (): HTMLInputElement | null => document.querySelector('main input[type="search"]')

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
      // it is meant for the palette: nothing beneath is pressed
      else if (key !== 'Enter') return
      event.preventDefault()
    }
    // runs before the page's fields and shortcuts
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [fetching])

  return { typed, forget: () => setTyped('') }
}
