import { execFileSync, spawnSync } from 'node:child_process'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let place = ''
let site = ''

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'rollout-'))
  site = join(place, 'site')
})
afterEach(() => rmSync(place, { recursive: true }))

const LONG = 'a line that is worth compressing\n'.repeat(60)

/** A finished build whose script carries the name of its version; the font is the same in all. */
function build(version: string): string {
  const folder = join(place, version)
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html>${version}`)
  writeFileSync(join(folder, `assets/app-${version}.js`), `// ${version} ${LONG}`)
  writeFileSync(join(folder, 'assets/inter.woff2'), 'a font')
  execFileSync(process.execPath, ['scripts/finish-build.ts', folder])
  return folder
}

/** @returns the folder of the version that is served from now on */
const rollOut = (folder: string, env: Record<string, string> = {}) =>
  execFileSync('sh', ['deploy/rollout.sh', folder, site], { env: { ...process.env, ...env } })
    .toString()
    .trim()

const page = () => readFileSync(join(site, 'current/index.html'), 'utf8').replace('<!doctype html><html>', '')
const scripts = () => readdirSync(join(site, 'current/assets')).filter((name) => name.endsWith('.js'))

describe('a rollout', () => {
  it('serves the first version', () => {
    const release = rollOut(build('v1'))
    expect([page(), scripts()]).toEqual(['v1', ['app-v1.js']])
    expect(readFileSync(join(release, 'index.html'), 'utf8')).toContain('v1')
  })

  it('keeps the assets of the version before, with their compressed copies, and no older ones', () => {
    rollOut(build('v1'))
    rollOut(build('v2'))
    expect([page(), scripts()]).toEqual(['v2', ['app-v1.js', 'app-v2.js']])
    expect(readdirSync(join(site, 'current/assets'))).toEqual(expect.arrayContaining(['app-v1.js.br', 'app-v1.js.gz']))
    expect(readFileSync(join(site, 'current/assets/app-v1.js'), 'utf8')).toContain('v1')
    rollOut(build('v3'))
    expect([page(), scripts()]).toEqual(['v3', ['app-v2.js', 'app-v3.js']])
  })

  it('goes back to an older version, and keeps the assets of the one it leaves', () => {
    const first = rollOut(build('v1'))
    const second = rollOut(build('v2'))
    rollOut(first)
    expect([page(), scripts()]).toEqual(['v1', ['app-v1.js', 'app-v2.js']])
    rollOut(second)
    expect([page(), scripts()]).toEqual(['v2', ['app-v1.js', 'app-v2.js']])
    // of v2, which brought v1 along, only what is its own goes into the next
    rollOut(build('v3'))
    expect(scripts()).toEqual(['app-v2.js', 'app-v3.js'])
  })

  it('keeps as many versions as `KEEP` says', () => {
    const releases = ['v1', 'v2', 'v3', 'v4'].map((version) => basename(rollOut(build(version), { KEEP: '2' })))
    expect(readdirSync(join(site, 'releases')).toSorted()).toEqual(releases.slice(-2))
  })

  it.each(['1', '0', 'x'])('never keeps only %s: the version before is served until the server is reloaded', (KEEP) => {
    const { status, stderr } = spawnSync('sh', ['deploy/rollout.sh', build('v1'), site], {
      env: { ...process.env, KEEP },
    })
    expect([status, stderr.toString()]).toEqual([1, expect.stringContaining(`KEEP is 2 or more, not ${KEEP}`)])
  })

  it('keeps the newest ones, also of many in one second', () => {
    const bin = join(place, 'bin')
    mkdirSync(bin)
    writeFileSync(join(bin, 'date'), '#!/bin/sh\necho 20260316T090000\n', { mode: 0o755 })
    const env = { KEEP: '2', PATH: `${bin}:${process.env['PATH']}` }
    const finished = build('v1')
    const releases = Array.from({ length: 12 }, () => basename(rollOut(finished, env)))
    expect(readdirSync(join(site, 'releases')).toSorted()).toEqual(releases.slice(-2))
  })

  it('of the same build again goes on serving the version before', () => {
    rollOut(build('v1'))
    rollOut(build('v2'))
    rollOut(build('v2'))
    expect([page(), scripts()]).toEqual(['v2', ['app-v1.js', 'app-v2.js']])
    rollOut(build('v3'))
    expect(scripts()).toEqual(['app-v2.js', 'app-v3.js'])
  })

  it('copies a build that is a link, and leaves it as it is', () => {
    rollOut(build('v1'))
    const finished = build('v2')
    const link = join(place, 'latest')
    symlinkSync(finished, link)
    const release = rollOut(link)
    expect(lstatSync(release).isDirectory()).toBe(true)
    expect(scripts()).toEqual(['app-v1.js', 'app-v2.js'])
    expect(readdirSync(join(finished, 'assets'))).not.toContain('app-v1.js')
  })

  it('refuses a build that lacks one of its assets', () => {
    rollOut(build('v1'))
    const halved = build('v2')
    rmSync(join(halved, 'assets/app-v2.js'))
    const { status, stderr } = spawnSync('sh', ['deploy/rollout.sh', halved, site])
    expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('lacks assets/app-v2.js')])
    expect([page(), readdirSync(join(site, 'releases'))]).toEqual(['v1', [expect.any(String)]])
  })

  it('refuses what is no finished build, and leaves what is served as it is', () => {
    rollOut(build('v1'))
    mkdirSync(join(place, 'broken'))
    const { status, stderr } = spawnSync('sh', ['deploy/rollout.sh', join(place, 'broken'), site])
    expect([status, stderr.toString()]).toEqual([1, expect.stringContaining('no finished build')])
    expect(page()).toBe('v1')
    expect(readdirSync(join(site, 'releases'))).toHaveLength(1)
  })

  it('writes the brand of config.json into the pages of each version, also of an older one (decision 1)', () => {
    const env = { CONFIG_FOLDER: place }
    const brand = (name: string) =>
      writeFileSync(join(place, 'config.json'), JSON.stringify({ apiBaseUrl: '/api/v1', brand: { name } }))
    brand('Acme')
    const first = rollOut(build('v1'), env)
    expect(page()).toContain('Acme')
    brand('Other')
    rollOut(first, env)
    expect([page().includes('Other'), page().includes('Acme')]).toEqual([true, false])
  })

  it('refuses a config.json that the app would refuse, and leaves what is served as it is (decision 1)', () => {
    rollOut(build('v1'))
    const next = build('v2')
    writeFileSync(join(place, 'config.json'), '{ "apiBaseUrl": "/api/v1",\n  "suportEmail": "a@b.example" }')
    const env = { ...process.env, CONFIG_FOLDER: place }
    const { status, stderr } = spawnSync('sh', ['deploy/rollout.sh', next, site], { env })
    expect([status, stderr.toString()]).toEqual([
      1,
      expect.stringContaining('config.json:2:3 "suportEmail" is unknown'),
    ])
    expect([page(), readdirSync(join(site, 'releases'))]).toEqual(['v1', [expect.any(String)]])
    writeFileSync(join(place, 'config.json'), '{ "apiBaseUrl": "/api/v1" }')
    rollOut(next, { CONFIG_FOLDER: place })
    expect(page()).toBe('v2')
  })
})
