import { existsSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { requireNode } from '../node-version.ts'
import { buildWorkbench, commitOf } from './build.ts'
import { compareSides, readPicture } from './compare.ts'
import { comparePictures } from './pictures.ts'
import { countOf, writeReport, type Finding } from './report.ts'
import { storiesOf, takePictures, type Story } from './take.ts'

requireNode()

const WORK = '.cache/visual'
const USE = `npm run visual -- <git ref> [--to <git ref>] [--only <part of a title or id>] [--modes] [--again]

Compares the stories of a commit with those of the files as they are now (or of another commit: --to), built on this
machine, and writes ${WORK}/report/index.html. --modes: in all themes, languages and widths a story asks for, instead of
the base mode alone. --again: takes the pictures of the commit again, instead of those that are kept.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    only: { type: 'string', default: '' },
    modes: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const [from] = positionals
if (!from || values.help) {
  console.info(USE)
  process.exit(from ? 0 : 2)
}

const lanes = Math.max(2, availableParallelism() - 1)
const wanted = ({ id, title, name }: Story) =>
  `${id} ${title} ${name}`.toLowerCase().includes(values.only.toLowerCase())

/** The pictures of one side, by their names. */
async function side(commit: string | undefined, label: string) {
  console.info(`${label}: building the workbench`)
  const workbench = buildWorkbench(commit, WORK)
  const stories = storiesOf(workbench).filter(wanted)
  const folder = join(WORK, commit ?? 'now', 'pictures')
  if (values.again) rmSync(folder, { recursive: true, force: true })
  const take = (some: Story[], where: string) =>
    takePictures({
      workbench,
      stories: some,
      folder: where,
      allModes: values.modes,
      lanes,
      onPicture: (done) => {
        if (done % 50 === 0 || done === some.length) console.info(`${label}: ${done} of ${some.length} stories`)
      },
    })
  return { stories, folder, take, ...(await take(stories, folder)) }
}

type Taken = Awaited<ReturnType<typeof side>>

/** Takes the changed pictures of a side again: one that differs from itself says nothing about the change. */
async function unstableOf(one: Taken, changed: Finding[]): Promise<Set<string>> {
  const folder = join(WORK, 'once-more')
  rmSync(folder, { recursive: true, force: true })
  const ids = changed.map(({ name }) => name)
  const again = one.stories.filter(({ id }) => ids.some((name) => name === id || name.startsWith(`${id}--`)))
  await one.take(again, folder)
  return new Set(
    ids.filter(
      (name) =>
        existsSync(join(folder, `${name}.png`)) &&
        comparePictures(readPicture(one.folder, name), readPicture(folder, name)).verdict === 'changed',
    ),
  )
}

const commit = commitOf(from)
const target = values.to && commitOf(values.to)
const before = await side(commit, from)
// the same commit on both sides: its pictures are taken again, into another folder, to compare two sets
async function onceMore(): Promise<Taken> {
  const folder = join(WORK, 'once-more')
  rmSync(folder, { recursive: true, force: true })
  return { ...before, folder, ...(await before.take(before.stories, folder)) }
}
const after = target === commit ? await onceMore() : await side(target, values.to ?? 'now')

if (before.stories.length + after.stories.length === 0) {
  console.error(`No story has '${values.only}' in its title or id`)
  process.exit(2)
}

const findings = compareSides(before, after)
const changed = findings.filter(({ verdict }) => verdict === 'changed')
if (changed.length > 0 && target !== commit) {
  const unstable = new Set([...(await unstableOf(before, changed)), ...(await unstableOf(after, changed))])
  for (const finding of changed) if (unstable.has(finding.name)) finding.verdict = 'unstable'
}

const page = writeReport(
  findings,
  {
    before: `${from} (${commit.slice(0, 8)})`,
    after: target ? `${values.to} (${target.slice(0, 8)})` : 'the files as they are',
  },
  { before: before.folder, after: after.folder, report: join(WORK, 'report') },
)
const differing = findings.filter(({ verdict }) => verdict !== 'same')
for (const { path, story, verdict, pixels, why = '' } of differing) {
  const [reason] = why.split('\n')
  console.info(
    `${verdict}: ${[...path, story].join(' › ')}${pixels ? `, ${pixels} px` : ''}${reason ? `: ${reason}` : ''}`,
  )
}
console.info(`${countOf(findings)}: ${page}`)
