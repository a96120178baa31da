export type Text = { text: string; exact: boolean } | { source: string; flags: string }

/** A step from one set of elements to the next. JSON, since it is sent to the page. */
export type Step =
  | { by: 'css'; selector: string }
  | { by: 'role'; role: string; name?: Text; level?: number }
  | { by: 'text'; text: Text }
  | { by: 'first' }
  | { by: 'hasText'; text: Text }
  | { by: 'or'; steps: readonly Step[] }

/** What the page answers about the elements at the end of the steps. */
export type Finding = { count: number; visible: boolean; text: string; target?: { x: number; y: number } | undefined }
