const HEADING = 'Texts there:'

/**
 * What a query throws that finds nothing, at each of its tries. By default it writes out all elements of the page, for
 * an error that is mostly thrown away: the next try finds what is looked for.
 * @param message null for an element that is one of too many
 */
export function shortError(message: string | null, element: Element): Error {
  const error = new Error(message === null ? element.outerHTML.slice(0, 300) : withTexts(message, element))
  // by this name testing-library knows its own errors
  error.name = 'TestingLibraryElementError'
  return error
}

/** The end, where dialogs and toasts are. The last try's message comes a second time. A document has no text of its own. */
function withTexts(message: string, element: Node): string {
  if (message.includes(HEADING) || !(element instanceof HTMLElement)) return message
  return `${message}\n\n${HEADING} ${element.innerText.replaceAll(/\s+/g, ' ').slice(-600)}`
}
