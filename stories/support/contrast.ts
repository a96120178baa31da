type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const readColour = (css: string): Colour => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, alpha]
}

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)

/** WCAG's contrast ratio, from 1 (invisible) to 21. */
function ratio(one: Colour, other: Colour): number {
  if (one[3] === 0) return 1
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** An element, or what its styles draw before or after its content. */
type Painted = Element | { of: Element; part: '::before' | '::after' }

const elementOf = (painted: Painted) => (painted instanceof Element ? painted : painted.of)
const styleOf = (painted: Painted) =>
  painted instanceof Element ? getComputedStyle(painted) : getComputedStyle(painted.of, painted.part)
const backgroundOf = (painted: Painted) => readColour(styleOf(painted).backgroundColor)

/** The background behind the element. */
function groundOf(element: Element): Colour {
  for (let place = element.parentElement; place; place = place.parentElement) {
    const ground = backgroundOf(place)
    if (ground[3] === 1) return ground
  }
  return [255, 255, 255, 1]
}

/** Contrast between the element's background and the background behind it, or that of another element beneath it. */
export function fillContrast(element: Painted | null, beneath?: Painted | null): number {
  if (!element || beneath === null) throw new Error('There is no such element')
  return ratio(backgroundOf(element), beneath ? backgroundOf(beneath) : groundOf(elementOf(element)))
}

/** The contrast of its border or outline, whichever is higher. */
export function edgeContrast(element: Painted | null): number {
  if (!element) throw new Error('There is no such element')
  const style = styleOf(element)
  const edges = [
    { width: style.borderTopWidth, kind: style.borderTopStyle, colour: style.borderTopColor },
    { width: style.outlineWidth, kind: style.outlineStyle, colour: style.outlineColor },
  ]
  const seen = edges.filter(({ width, kind }) => kind !== 'none' && Number.parseFloat(width) > 0)
  return Math.max(1, ...seen.map(({ colour }) => ratio(readColour(colour), groundOf(elementOf(element)))))
}

/** The contrast between the rule under an element and its background; the rule may let the background show through. */
export function ruleContrast(element: Element): number {
  const ground = groundOf(element)
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (!canvas) throw new Error('There is no canvas')
  for (const colour of [`rgb(${ground.slice(0, 3).join()})`, getComputedStyle(element).borderBottomColor]) {
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
  return ratio([red, green, blue, 1], ground)
}
