const holds = (text: RegExp) => (part: Element) => text.test(part.textContent)

/** For `getByText`: the innermost element that holds this whole text, of whatever parts it is made. */
export const sentence =
  (text: RegExp) =>
  (_own: string, element: Element | null): boolean =>
    element !== null && holds(text)(element) && !Array.from(element.children).some(holds(text))
