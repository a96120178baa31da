import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/**
 * The result for a story. `unstable`: two pictures of the same build differ. `stopped`: its play function failed, on
 * either side, so the pictures show where it stopped. `failed`: nothing was drawn, on either side.
 */
export type Verdict = 'same' | 'changed' | 'added' | 'removed' | 'unstable' | 'stopped' | 'failed'

export type Comparison = {
  verdict: Extract<Verdict, 'same' | 'changed'>
  /** Number of pixels that differ. A part that only one picture has counts as different. */
  pixels: number
  /** The newer picture, pale, with what differs in red. PNG. */
  difference?: Buffer
  /** The box around all differences, in hundredths of the difference's width and height. */
  place?: Place
}

export type Place = { left: number; top: number; width: number; height: number }

/**
 * Antialiased edges are compared too. Only rounding is allowed: it changes two of 255 levels from one picture of a
 * story to the next.
 */
const COMPARED = { threshold: 0.01, includeAA: true } as const

/** The picture on a larger canvas, without moving it. */
function widened({ width, height, data }: PNG, size: { width: number; height: number }): PNG {
  const canvas = new PNG(size)
  PNG.bitblt(Object.assign(new PNG({ width, height }), { data }), canvas, 0, 0, width, height, 0, 0)
  return canvas
}

const RED = 0xff

const hundredths = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100

/** Where the red pixels are: a single one is not found by eye. */
function positionOf({ width, height, data }: PNG): Place {
  const place = { left: width, top: height, right: 0, bottom: 0 }
  for (let at = 0; at < width * height; at += 1) {
    if (data[at * 4] !== RED || data[at * 4 + 1] !== 0) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    place.left = Math.min(place.left, x)
    place.right = Math.max(place.right, x + 1)
    place.top = Math.min(place.top, y)
    place.bottom = Math.max(place.bottom, y + 1)
  }
  return {
    left: hundredths(place.left, width),
    top: hundredths(place.top, height),
    width: hundredths(place.right - place.left, width),
    height: hundredths(place.bottom - place.top, height),
  }
}

/** Compares two PNG pictures, pixel by pixel. They may differ in size. */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  if (before.equals(after)) return { verdict: 'same', pixels: 0 }
  const [old, young] = [PNG.sync.read(before), PNG.sync.read(after)]
  const size = { width: Math.max(old.width, young.width), height: Math.max(old.height, young.height) }
  const difference = new PNG(size)
  const pixels = pixelmatch(
    widened(old, size).data,
    widened(young, size).data,
    difference.data,
    size.width,
    size.height,
    COMPARED,
  )
  if (pixels === 0 && old.width === young.width && old.height === young.height) return { verdict: 'same', pixels }
  const shown = { difference: PNG.sync.write(difference), ...(pixels > 0 && { place: positionOf(difference) }) }
  return { verdict: 'changed', pixels, ...shown }
}
