type IconProps = {
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

/* Shapes that several icons share, on the 24 px grid. */

export const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
export const dot = (x: number, y: number) => `M${x} ${y}h.01`
export const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

export const ring = circle(12, 12, 9)
