/** A URL parameter of a frame on the contact sheet. */
export const ON_A_SHEET = 'sheet'

/** Whether this page is such a frame. */
export const isOnASheet = typeof document !== 'undefined' && new URL(document.URL).searchParams.has(ON_A_SHEET)

/** A focus in a frame would scroll the sheet to it. */
export function keepSheetInPlace(): void {
  const original = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    ...original,
    value(this: HTMLElement, options?: FocusOptions) {
      Reflect.apply(original?.value, this, [{ ...options, preventScroll: true }])
    },
  })
}
