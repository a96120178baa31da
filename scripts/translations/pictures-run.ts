import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { PNG } from 'pngjs'

import { DEFAULT_LOCALE } from '../../src/i18n/locales.ts'
import { requireNode } from '../node-version.ts'
import { argumentsOf, stop } from '../stop.ts'
import { builtWorkbench, buildWorkbench } from '../visual/build.ts'
import { storiesOf, takePictures } from '../visual/take.ts'
import { readTitles } from './context.ts'
import { chooseStories, framed, PICTURES_FOLDER, type Pictured, type StoryShown } from './pictures.ts'
import { byId, readTexts } from './texts.ts'

requireNode()

const USAGE = `npm run messages:pictures -- [--only <part of a title or id>] [--continue]

Runs the stories, and writes one picture of each message that they show to ${PICTURES_FOLDER}, with index.json.
--only: some stories. --continue: goes on where a run was stopped, with the workbench that it built.`

const { values } = argumentsOf(USAGE, {
  options: {
    only: { type: 'string', default: '' },
    continue: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.info(USAGE)
  process.exit(0)
}

const folder = join(PICTURES_FOLDER, 'stories')
const earlier = values.continue ? builtWorkbench(PICTURES_FOLDER) : undefined
if (!earlier) {
  rmSync(PICTURES_FOLDER, { recursive: true, force: true })
  console.info('Building the workbench')
}
const workbench = earlier ?? buildWorkbench(undefined, PICTURES_FOLDER)
const only = values.only.toLowerCase()
const stories = storiesOf(workbench).filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(only))
if (stories.length === 0) stop(`No story has '${values.only}' in its title or id`)

/** What a story shows, beside its picture: a run that goes on does not play it again. */
const shownFile = (story: string) => join(folder, `${story}.json`)
const shownBy = (story: string): StoryShown['shown'] =>
  // our own file
  existsSync(shownFile(story)) ? (JSON.parse(readFileSync(shownFile(story), 'utf8')) as StoryShown['shown']) : []

const { stopped } = await takePictures({
  workbench,
  stories,
  folder,
  allModes: false,
  lanes: Math.max(2, availableParallelism() - 1),
  onPicture: (done) => {
    if (done % 50 === 0 || done === stories.length) console.info(`${done} of ${stories.length} stories`)
  },
  onTaken: async (id, page) => {
    const shown = await page.evaluate(() => globalThis.shownMessages?.() ?? [])
    writeFileSync(shownFile(id), JSON.stringify(shown))
  },
})

const chosen = chooseStories(
  stories.map(({ id, title }) => ({ story: id, title, stopped: id in stopped, shown: shownBy(id) })),
  readTitles(),
)
const ids = [...byId(readTexts(DEFAULT_LOCALE)).keys()]
const index: Record<string, Pictured> = {}
let last: { story: string; picture: PNG } | undefined
mkdirSync(PICTURES_FOLDER, { recursive: true })
// the messages of one story after each other: its picture is read once
for (const [id, { story, how, box }] of [...chosen].toSorted(([, one], [, other]) =>
  one.story.localeCompare(other.story),
)) {
  if (last?.story !== story) last = { story, picture: PNG.sync.read(readFileSync(join(folder, `${story}.png`))) }
  const picture = `${id}.png`
  writeFileSync(join(PICTURES_FOLDER, picture), PNG.sync.write(framed(last.picture, box)))
  index[id] = { story, how, picture }
}
const missing = ids.filter((id) => !(id in index))
const ordered = ids.flatMap((id) => (index[id] ? [[id, index[id]]] : []))
writeFileSync(join(PICTURES_FOLDER, 'index.json'), `${JSON.stringify(Object.fromEntries(ordered), null, 2)}\n`)
if (only === '') console.info(`No story shows:\n${missing.join('\n')}`)
console.info(
  `${ordered.length} of ${ids.length} messages have a picture in ${PICTURES_FOLDER}, ${missing.length} have none.`,
)
