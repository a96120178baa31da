import { existsSync, readFileSync } from 'node:fs'

import { PNG } from 'pngjs'

/** As a page of the workbench tells it. */
type ShownMessage = Awaited<ReturnType<NonNullable<typeof globalThis.shownMessages>>>[number]
export type How = ShownMessage['how']
type Box = NonNullable<ShownMessage['box']>

export const PICTURES_FOLDER = '.cache/message-pictures'
const INDEX = `${PICTURES_FOLDER}/index.json`

/** The story that shows a message, and its picture in the folder. */
export type Pictured = Readonly<{ story: string; how: How; picture: string }>
export type PictureIndex = Readonly<Record<string, Pictured>>

/** Empty where no picture was taken yet. */
export const readPictureIndex = (): PictureIndex =>
  // our own file
  existsSync(INDEX) ? (JSON.parse(readFileSync(INDEX, 'utf8')) as PictureIndex) : {}

/** What a picture says best first. */
const HOWS: readonly How[] = ['text', 'covered', 'name', 'spoken', 'window title']

/** What a story shows at its end. `stopped`: its play function failed on the way. */
export type StoryShown = Readonly<{ story: string; title: string; stopped: boolean; shown: readonly ShownMessage[] }>

type Candidate = ShownMessage & { story: string; rank: number }

/**
 * The story of each message: the first that shows it as a text, ended well and is about a component that names the
 * message; else the best that there is.
 * @param titlesOf the titles of the stories about such components
 */
export function chooseStories(
  stories: readonly StoryShown[],
  titlesOf: (id: string) => readonly string[],
): ReadonlyMap<string, Candidate> {
  const chosen = new Map<string, Candidate>()
  for (const { story, title, stopped, shown } of stories)
    for (const message of shown) {
      const about = titlesOf(message.id).includes(title)
      const rank = HOWS.indexOf(message.how) * 4 + (stopped ? 2 : 0) + (about ? 0 : 1)
      const before = chosen.get(message.id)
      if (!before || rank < before.rank) chosen.set(message.id, { ...message, story, rank })
    }
  return chosen
}

/** px */
const HEIGHT = 640
const AROUND = 40

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/** The lines of a picture that are cut out: around a message, or the first. */
export function linesOf(picture: { height: number }, box?: Box): { top: number; height: number } {
  const { top, height } = box ?? { top: 0, height: 0 }
  const lines = Math.min(picture.height, Math.max(HEIGHT, Math.ceil(height) + 2 * AROUND))
  return { top: between(0, Math.round(top + height / 2 - lines / 2), picture.height - lines), height: lines }
}

const COLOUR = [0xe6, 0x00, 0x7e, 0xff]
const LINE = 3
/** Between the text and its frame. */
const AIR = 4

function fill({ width, height, data }: PNG, left: number, top: number, right: number, bottom: number) {
  for (let y = between(0, top, height); y < between(0, bottom, height); y += 1)
    for (let x = between(0, left, width); x < between(0, right, width); x += 1) data.set(COLOUR, (y * width + x) * 4)
}

/** The part of the picture of a story with a message, which has a frame. */
export function framed(picture: PNG, box?: Box): PNG {
  const lines = linesOf(picture, box)
  const part = new PNG({ width: picture.width, height: lines.height })
  PNG.bitblt(picture, part, 0, lines.top, picture.width, lines.height, 0, 0)
  if (!box) return part
  const left = Math.floor(box.left) - AIR
  const top = Math.floor(box.top) - lines.top - AIR
  const right = Math.ceil(box.left + box.width) + AIR
  const bottom = Math.ceil(box.top + box.height) - lines.top + AIR
  fill(part, left - LINE, top - LINE, right + LINE, top)
  fill(part, left - LINE, bottom, right + LINE, bottom + LINE)
  fill(part, left - LINE, top, left, bottom)
  fill(part, right, top, right + LINE, bottom)
  return part
}
