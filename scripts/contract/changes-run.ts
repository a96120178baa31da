import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { bundle } from '../../openapi/bundle.ts'
import { SOURCE } from '../../openapi/redocly.ts'
import { argumentsOf, stop } from '../stop.ts'
import { compare } from './compare.ts'
import { reportOf } from './report.ts'
import { usesOfOperations } from './uses.ts'

/** The description at an earlier commit. @param ref a commit, branch or tag */
function descriptionAt(ref: string) {
  const archive = spawnSync('git', ['archive', ref, 'openapi'], { maxBuffer: 2 ** 27 })
  const { error, status, stderr } = archive
  if (error) stop(`git could not be run: ${error.message}`)
  // git's messages for an unknown name, and for a path that matches no file
  const unknown = /object name|did not match/.test(String(stderr))
  if (status !== 0)
    stop(
      `${ref}: ${unknown ? 'there is no such commit, branch or tag, or no description in it' : String(stderr).trim()}`,
    )
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  try {
    execFileSync('tar', ['-x', '-C', folder], { input: archive.stdout })
    return bundle(join(folder, SOURCE))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const USAGE = 'npm run contract:changes -- <git ref> [<later git ref>]'
const [before, after, another] = argumentsOf(USAGE, { allowPositionals: true }).positionals
if (before === undefined || another !== undefined) stop(USAGE)

console.info(
  reportOf(compare(descriptionAt(before), after === undefined ? bundle() : descriptionAt(after)), {
    title: `The contract since ${before}${after === undefined ? '' : `, at ${after}`}`,
    headings: {
      breaking: 'Breaking for a client built before',
      differs: 'Changed, and a client built before handles it',
      note: 'Added, loosened or said otherwise',
    },
    uses: usesOfOperations(),
    notes: true,
  }),
)
