import { existsSync, readFileSync } from 'node:fs'

/**
 * Lists the requirement ids that are proved, by the titles of the tests and stories that ran (`npm test` writes the
 * reports). `--check` fails when a title cites an id that is not in the list.
 */
const LIST = 'docs/requirements.md'
const REPORTS = ['unit', 'stories', 'e2e', 'chaos'].map((name) => `.cache/reports/${name}.json`)

const idsIn = (text: string) => text.match(/\b[A-Z]{3}-\d{2}\b/g) ?? []
const known = [...readFileSync(LIST, 'utf8').matchAll(/^\| ([A-Z]{3}-\d{2}) \|/gm)].map(([, id = '']) => id)
const groups = new Set(known.map((id) => id.slice(0, 3)))

/** Every title in a report, whatever its runner: titles are the strings under `title` and `fullName`. */
function titlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    (key === 'title' || key === 'fullName') && typeof inner === 'string' ? [inner] : titlesIn(inner),
  )
}

const titles = REPORTS.filter((file) => existsSync(file)).flatMap((file) =>
  titlesIn(JSON.parse(readFileSync(file, 'utf8'))),
)
const cited = new Set(titles.flatMap(idsIn).filter((id) => groups.has(id.slice(0, 3))))
const strangers = [...cited].filter((id) => !known.includes(id))

for (const group of groups) {
  const ids = known.filter((id) => id.startsWith(group))
  const open = ids.filter((id) => !cited.has(id))
  console.info(
    `${group} ${ids.length - open.length}/${ids.length}${open.length > 0 ? `  without a test: ${open.join(' ')}` : ''}`,
  )
}
console.info(
  `${known.filter((id) => cited.has(id)).length} of ${known.length} requirement ids are cited by a test or a story that ran`,
)

if (strangers.length > 0) console.error(`Cited but not in ${LIST}: ${strangers.join(' ')}`)
process.exit(process.argv.includes('--check') && strangers.length > 0 ? 1 : 0)
