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
