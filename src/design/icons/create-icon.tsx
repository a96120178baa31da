export type IconProps = {
  /** Pixels; without it the icon is as tall as the text around it. */
  size?: number
  /** Only where the icon stands alone: it is then read out instead of being hidden. */
  label?: string
  className?: string
}

/** An icon of the set from its strokes on a 24 px grid. */
export function createIcon(...strokes: string[]) {
  return function Icon({ size, label, className }: IconProps) {
    return (
      <svg
        className={className ? `icon ${className}` : 'icon'}
        width={size ?? '1em'}
        height={size ?? '1em'}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {strokes.map((stroke) => (
          <path key={stroke} d={stroke} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
    )
  }
}
