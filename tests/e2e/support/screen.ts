/** A name or a text: a string is part of it, in any case, unless `exact`. */
export type Words = string | RegExp

export type Role =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'form'
  | 'heading'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'option'
  | 'radio'
  | 'row'
  | 'searchbox'
  | 'table'
  | 'textbox'

type RoleOptions = { name?: Words; exact?: boolean; level?: number }

/** Where elements are looked for. */
type Area<Found> = {
  getByRole: (role: Role, options?: RoleOptions) => Found
  getByText: (text: Words) => Found
  locator: (selector: string) => Found
}

/**
 * The part of Playwright's `Locator` that journeys of all engines use. A Playwright locator is one; so is that of
 * `tests/engines`, which asks the browser by another protocol.
 */
export type Place<Self> = Area<Self> & {
  click: () => Promise<void>
  fill: (text: string) => Promise<void>
  focus: () => Promise<void>
  press: (key: string) => Promise<void>
  isVisible: () => Promise<boolean>
  waitFor: (options?: { state?: 'visible' | 'hidden' | 'attached' }) => Promise<void>
  first: () => Self
  filter: (options: { hasText: Words }) => Self
  or: (other: Self) => Self
  evaluate: <Result>(run: (element: HTMLElement, given: string) => Result, given: string) => Promise<Result>
}

/** The part of Playwright's `Page` that journeys of all engines use. */
export type Screen<Found extends Place<Found>> = Area<Found> & {
  goto: (path: string) => Promise<unknown>
  evaluate: <Result>(run: (given: string) => Result, given: string) => Promise<Result>
}
