export type Shown = {
  parameters: object
  playFunction?: unknown
  storyGlobals: Readonly<Record<string, unknown>>
}

/** Storybook's parameter: whether a documentation page shows a story within itself. */
type Placed = { docs?: { story?: { inline?: boolean } } }

export const saysFramed = (parameters: object) => (parameters as Placed).docs?.story?.inline === false

/**
 * Whether a story needs a page of its own: its play function brings the state about, its theme or window is not that of
 * the toolbar, or it says `docs: { story: { inline: false } }`.
 */
export const isFramed = ({ parameters, playFunction, storyGlobals }: Shown) =>
  saysFramed(parameters) || playFunction !== undefined || Object.keys(storyGlobals).length > 0
