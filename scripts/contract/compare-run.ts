import { bundle, readBundled } from '../../openapi/bundle.ts'
import { argumentsOf, stop } from '../stop.ts'
import type { AnyDocument } from './calls-of.ts'
import { compare } from './compare.ts'
import { reportOf } from './report.ts'
import { usesOfOperations } from './uses.ts'

const USAGE = 'npm run contract:compare -- their-openapi.yaml [--notes]'

const { values, positionals } = argumentsOf(USAGE, {
  options: { notes: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [source, another] = positionals
if (source === undefined || another !== undefined) stop(USAGE)

function theirs(file: string): AnyDocument {
  try {
    return readBundled(file)
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error))
  }
}

const uses = usesOfOperations()
const comparison = compare(bundle(), theirs(source), { isUsed: (operation) => uses.has(operation) })
console.info(
  reportOf(comparison, {
    title: `${source} beside ours${comparison.prefix && `, below ${comparison.prefix}`}`,
    headings: { breaking: 'Breaks the client', differs: 'Differs, and the client handles it', note: 'Nothing to do' },
    uses,
    notes: values.notes,
  }),
)
process.exit(comparison.findings.some(({ severity }) => severity === 'breaking') ? 1 : 0)
