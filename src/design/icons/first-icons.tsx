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

/* Icons of the public pages, loaded with the first scripts. All others are in icons.tsx. */

export const ExternalIcon = createIcon(
  'M14 4h6v6',
  'M20 4l-9 9',
  'M18 14v4a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h4',
)
export const EyeIcon = createIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z',
  circle(12, 12, 3),
)
export const EyeOffIcon = createIcon(
  'm4 4 16 16',
  'M9.9 9.9a3 3 0 0 0 4.2 4.2',
  'M7 6.9C4.1 8.7 2.5 12 2.5 12S6 18.5 12 18.5a9.6 9.6 0 0 0 5-1.4',
  'M10 5.7a9.6 9.6 0 0 1 2-.2c6 0 9.5 6.5 9.5 6.5a16.8 16.8 0 0 1-2.4 3.2',
)

export const MailIcon = createIcon(box(3, 5, 18, 14, 2), 'm3.5 7.5 7.3 5.2a2 2 0 0 0 2.4 0l7.3-5.2')
export const ChevronDownIcon = createIcon('m6.5 9.5 5.5 5.5 5.5-5.5')
export const CircleIcon = createIcon(ring)
export const CheckCircleIcon = createIcon(ring, 'm8.2 12.3 2.6 2.6 5-5.4')
export const WarningIcon = createIcon(
  'M10.3 4.3 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4.3a2 2 0 0 0-3.4 0z',
  'M12 9.5v4',
  dot(12, 16.8),
)
export const ErrorIcon = createIcon(ring, 'M12 7.5v5.5', dot(12, 16.3))
export const InfoIcon = createIcon(ring, 'M12 11.5v5', dot(12, 8))
export const SunIcon = createIcon(
  circle(12, 12, 3.5),
  'M12 3v2',
  'M12 19v2',
  'M3 12h2',
  'M19 12h2',
  'm5.6 5.6 1.4 1.4',
  'm17 17 1.4 1.4',
  'm5.6 18.4 1.4-1.4',
  'm17 7 1.4-1.4',
)
export const MoonIcon = createIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z')
export const GlobeIcon = createIcon(
  ring,
  'M3 12h18',
  'M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z',
)
