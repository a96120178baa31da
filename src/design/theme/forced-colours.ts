/**
 * Forced colours (Windows contrast themes): the browser replaces colours and drops shadows. Whatever only a background
 * shows needs a border or a system colour.
 */
export const forced = '@media (forced-colors: active)'

/** A border visible only in forced colours. Not for focusable elements: their focus ring is an outline too. */
export const hiddenEdge = { outline: '1px solid transparent', outlineOffset: -1 } as const

/** The filled part of a bar, a thumb, a mark. */
export const filledMark = { [forced]: { backgroundColor: 'CanvasText' } } as const

/** The selected item of several. */
export const chosenMark = {
  [forced]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
} as const
