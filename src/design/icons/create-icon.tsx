export type IconProps = {
  /** In px at the default text size of 16 px; grows with larger text. By default as tall as the surrounding text. */
  size?: number
  /** Only when the icon stands alone: makes it visible to screen readers. */
  label?: string
  className?: string
}

/**
 * Creates an icon from SVG paths on a 24 px grid. They become one element, since a list has icons in each row: 'M0 0'
 * makes the relative start of a path absolute. The stroke is that of `.icon` in the baseline.
 */
export function createIcon(...strokes: string[]) {
  const path = strokes.join('M0 0')
  return function Icon({ size, label, className }: IconProps) {
    const side = size === undefined ? '1em' : `${size / 16}rem`
    return (
      <svg
        className={className ? `icon ${className}` : 'icon'}
        width={side}
        height={side}
        viewBox="0 0 24 24"
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        <path d={path} />
      </svg>
    )
  }
}
