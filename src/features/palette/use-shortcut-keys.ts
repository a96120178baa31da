import { useEffectEvent, useLayoutEffect } from 'react'

import { openPlace } from '~/design/layers/message-place'
import { useShortcuts as useSwitch } from '~/features/shared/shortcuts'
import { isComposing, isKeyPress, readPress } from '~/platform/key-press'

import { isTyping } from './is-typing'
import { createShortcuts, type Shortcut } from './shortcuts'

/** Listens to the keyboard of the whole page. */
export function useShortcutKeys(onShortcut: (shortcut: Shortcut) => void): void {
  const single = useSwitch(({ on }) => on)
  const act = useEffectEvent(onShortcut)

  // a layout effect: the keys work as soon as the button of the palette is seen
  useLayoutEffect(() => {
    const press = createShortcuts(Date.now)
    const onKey = (event: Event) => {
      if (!isKeyPress(event) || event.defaultPrevented || event.repeat || isComposing(event)) return
      const shortcut = press(
        { ...readPress(event), typing: isTyping(event), layered: openPlace() !== undefined },
        single,
      )
      if (!shortcut) return
      event.preventDefault()
      act(shortcut)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [single])
}

/** The search field of the page's list, if there is one. */
export const pageSearchField = (): HTMLInputElement | null => document.querySelector('main input[type="search"]')
