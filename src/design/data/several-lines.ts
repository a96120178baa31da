/** Of a `Truncated` that may have more than one line before it is cut. */
export const severalLines = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, whiteSpace: 'normal' }) as const
