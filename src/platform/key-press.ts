/** A browser that fills in a field sends `keydown` as a plain event, without a key. */
export const isKeyPress = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && typeof event.key === 'string'
