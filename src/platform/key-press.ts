/** A browser that fills in a field sends `keydown` as a plain event, without a key. */
export const isKeyPress = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && typeof event.key === 'string'

/** Code of a key that an input method takes (UI Events). */
const TAKEN_BY_INPUT_METHOD = 229

type Composed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/**
 * Whether the key belongs to an input method: the Enter that chooses a word must not submit it. In Safari that Enter comes
 * after the end of the composition, and only its code tells.
 */
export const isComposing = ({ isComposing: composing, keyCode }: Composed): boolean =>
  composing || keyCode === TAKEN_BY_INPUT_METHOD

/** A letter of another script than Latin. A key may type two at once (Arabic), or a mark alone (Thai, Hindi). */
const FOREIGN = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}])+$/u

/** Such a key is a command of the browser or the system: Alt and an arrow lead back. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) =>
  ctrlKey || metaKey || altKey

type Pressed = {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  getModifierState: (key: 'AltGraph') => boolean
}

/** A key press as all shortcuts read it. */
export function readPress(event: Pressed) {
  const { key, code } = event
  // Cyrillic, Greek: the key of the same place on a Latin keyboard. Dvorak and AZERTY say the letter themselves
  const letter = FOREIGN.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  return {
    key: letter?.toLowerCase() ?? key,
    /** Ctrl, or ⌘ on a Mac. */
    command: event.ctrlKey || event.metaKey,
    /** Or AltGr, which types characters. Windows reports it as Ctrl and Alt, Linux by its own name. */
    alt: event.altKey || event.getModifierState('AltGraph'),
  }
}

const TYPED_IN =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="textbox"], [role="searchbox"], ' +
  '[contenteditable]:not([contenteditable="false"])'
/** Elements that are searched by typing. */
const SEARCHED = '[role="menu"], [role="listbox"], [role="combobox"]'

/** Has the focus because something inside it has, which nobody outside can see: a closed shadow root. */
const hides = (element: Element) =>
  element instanceof HTMLElement &&
  element.tabIndex < 0 &&
  !element.hasAttribute('tabindex') &&
  !element.matches('html, body, :disabled')

/** Whether the key is typed in a field, also in one of an extension or a widget with a shadow root. */
export function isTyping(event: Event): boolean {
  const [origin] = event.composedPath()
  if (!(origin instanceof Element)) return false
  const isCustom = origin.localName.includes('-')
  return origin.closest(`${TYPED_IN}, ${SEARCHED}`) !== null || isInWidget(event) || isCustom || hides(origin)
}

/** Whether the key is pressed inside a shadow root: the app has none. */
export const isInWidget = (event: Event): boolean => event.composedPath()[0] !== event.target
