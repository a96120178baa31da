/**
 * Forced colours (Windows contrast themes): the browser paints text, borders and backgrounds with the reader's own
 * colours and drops shadows. What a background alone tells must then be told by a border or by a system colour.
 */
export const forced = '@media (forced-colors: active)'

/** An edge that only forced colours show. Not on what takes the focus: its ring is an outline too. */
export const hiddenEdge = { outline: '1px solid transparent', outlineOffset: -1 } as const

/** The part of a bar that is reached, a thumb, a mark. */
export const filledMark = { [forced]: { backgroundColor: 'CanvasText' } } as const

/** The one of several that is chosen. */
export const chosenMark = {
  [forced]: { forcedColorAdjust: 'none', color: 'HighlightText', backgroundColor: 'Highlight' },
} as const
