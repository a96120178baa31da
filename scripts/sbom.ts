import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

import { stop } from './stop.ts'

/* Prints the list of packages (CycloneDX). npm names the root after its folder, and takes it for a library. */

const npm = process.env['npm_execpath'] ?? stop('npm run -s sbom', 1)
const listing = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev']
const { stdout, stderr, status } = spawnSync(process.execPath, [npm, ...listing, '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
if (status !== 0) stop(stderr, 1)
// npm documents these shapes
const list = JSON.parse(stdout) as { metadata: { component: { name: string } } }
const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
list.metadata.component.name = name
console.info(JSON.stringify(list, undefined, 2))
