/** Lets the text of a `Truncated` wrap, also within an address. */
export const WRAPPING = { whiteSpace: 'normal', '& wbr': { display: 'inline' } } as const

/** Lets a `Truncated` take several lines before it is cut. */
export const severalLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, ...WRAPPING }) as const
