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
