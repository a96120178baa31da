import { existsSync, readFileSync } from 'node:fs'

import { citedIn } from './cited.ts'
import { readStories } from './story-index.ts'

/**
 * Lists the requirements and cases that are proved, by the titles of the tests and the tags of the stories that ran
 * (`npm test` writes the reports). `--check` fails when one is not proved, and when a title or a tag cites an id that no
 * list has. An entry that says 'not built' needs no test.
 */
const LISTS = [
  {
    file: 'docs/requirements.md',
    what: 'requirements',
    id: '[A-Z]{3}-\\d{2}',
    groupOf: (id: string) => id.slice(0, 3),
  },
  { file: 'docs/cases.md', what: 'cases', id: 'C\\d{3}', groupOf: () => 'C' },
]
const REPORTS = ['unit', 'stories', 'e2e', 'long', 'chaos'].map((name) => `.cache/reports/${name}.json`)

const tagsOf = new Map(readStories().map(({ id, tags }) => [id, tags]))
const titles = REPORTS.filter((file) => existsSync(file)).flatMap((file) =>
  citedIn(JSON.parse(readFileSync(file, 'utf8')), tagsOf),
)
const failures: string[] = []

for (const { file, what, id, groupOf } of LISTS) {
  const rows = [...readFileSync(file, 'utf8').matchAll(new RegExp(`^- \\*\\*(${id})\\*\\* .*(?:\\n {2}.*)*`, 'gm'))]
  const known = rows.map(([, own = '']) => own)
  const notBuilt = new Set(rows.flatMap(([row, own = '']) => (row.includes('not built') ? [own] : [])))
  const groups = new Set(known.map(groupOf))
  const cited = new Set(titles.flatMap((title) => title.match(new RegExp(`\\b${id}\\b`, 'g')) ?? []))
  for (const group of groups) {
    const ids = known.filter((own) => groupOf(own) === group)
    const open = ids.filter((own) => !cited.has(own) && !notBuilt.has(own))
    console.info(`${group} ${ids.filter((own) => cited.has(own)).length}/${ids.length}`)
    if (open.length > 0) failures.push(`Without a test, of ${file}: ${open.join(' ')}`)
  }
  console.info(
    `${known.filter((own) => cited.has(own)).length} of ${known.length} ${what} are cited by a test or a story that ran`,
  )
  const strangers = [...cited].filter((own) => groups.has(groupOf(own)) && !known.includes(own))
  if (strangers.length > 0) failures.push(`Cited but not in ${file}: ${strangers.join(' ')}`)
}

for (const failure of failures) console.error(failure)
process.exit(process.argv.includes('--check') && failures.length > 0 ? 1 : 0)
