/** Lets a `Truncated` take several lines before it is cut. */
export const severalLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, whiteSpace: 'normal' }) as const
