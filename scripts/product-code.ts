import { spawnSync } from 'node:child_process'

import { KEPT } from './kept-code.ts'

/** Looks at the product alone: use by tests and stories does not count. */
const CONFIG = 'knip.product.json'

/** The part of knip's JSON report that is read. */
type Report = {
  issues: { file: string; files?: unknown[]; exports?: { name: string }[]; types?: { name: string }[] }[]
}

/** Files no product code imports, and exports it does not use: `src/a.ts`, `src/a.ts#b`. */
export const unusedIn = ({ issues }: Report): string[] =>
  issues.flatMap(({ file, files = [], exports = [], types = [] }) =>
    files.length > 0 ? [file] : [...exports, ...types].map(({ name }) => `${file}#${name}`),
  )

/** What to do about product code that only tests and stories use, and about outdated entries of the list. */
export function complaints(unused: readonly string[], kept: Readonly<Record<string, string>>): string[] {
  const isKept = (name: string) => name in kept || (name.split('#')[0] ?? '') in kept
  const isNeeded = (entry: string) => unused.some((name) => name === entry || name.startsWith(`${entry}#`))
  return [
    ...unused
      .filter((name) => !isKept(name))
      .map(
        (name) => `${name}: used by tests and stories at most. Remove it, or say in scripts/kept-code.ts what keeps it`,
      ),
    ...Object.keys(kept)
      .filter((entry) => !isNeeded(entry))
      .map((entry) => `${entry}: used, or gone. Take it out of scripts/kept-code.ts`),
  ]
}

function readReport(): Report {
  const { stdout, stderr } = spawnSync('npx', ['knip', `--config=${CONFIG}`, '--reporter=json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (!stdout.startsWith('{')) throw new Error(`knip did not report: ${stderr}`)
  // knip documents this shape of its JSON reporter
  return JSON.parse(stdout) as Report
}

if (import.meta.main) {
  const found = complaints(unusedIn(readReport()), KEPT)
  found.forEach((complaint) => console.error(complaint))
  process.exitCode = found.length > 0 ? 1 : 0
}
