import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, it } from 'vitest'

const work = mkdtempSync(join(tmpdir(), 'finish-build-'))
const folder = join(work, 'dist')
afterEach(() => rmSync(work, { recursive: true, force: true }))

it('the source maps and the manifest are beside the served folder, not in it, and no file is of an earlier build', () => {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  mkdirSync(join(work, 'dist-maps/assets'), { recursive: true })
  writeFileSync(join(work, 'dist-maps/assets/old-1.js.map'), '{}')
  writeFileSync(join(folder, 'index.html'), '<p>Page</p>')
  writeFileSync(join(folder, 'assets/index-2.js'), 'start()')
  writeFileSync(join(folder, 'assets/index-2.js.map'), '{"version":3}')
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), '{"index.html":{}}')

  execFileSync(process.execPath, ['scripts/finish-build.ts', folder])

  const served = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(served.filter((file) => file.includes('.map') || file.includes('.vite'))).toEqual([])
  expect(readFileSync(join(work, 'dist-maps/manifest.json'), 'utf8')).toBe('{"index.html":{}}')
  expect(readFileSync(join(folder, '_assets'), 'utf8')).toBe('index-2.js\n')
  expect(readFileSync(join(work, 'dist-maps/assets/index-2.js.map'), 'utf8')).toBe('{"version":3}')
  expect(existsSync(join(work, 'dist-maps/assets/old-1.js.map'))).toBe(false)
})

it('a build for a path below the root is refused with the reason', () => {
  const script = ['scripts/finish-build.ts', folder, '--base', '/app/']
  const { status, stderr } = spawnSync(process.execPath, script, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The app needs the root of a host .* below \/app\//)])
})
