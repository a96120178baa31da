import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const place = mkdtempSync(join(tmpdir(), 'render-'))
const ROOT = join(place, 'app')

beforeAll(() => {
  mkdirSync(ROOT)
  writeFileSync(join(ROOT, '_nginx.conf'), '')
  writeFileSync(join(place, 'config.json'), JSON.stringify({ apiBaseUrl: '/api/v1' }))
})
afterAll(() => rmSync(place, { recursive: true }))

function render(settings: Record<string, string> = {}) {
  const env = { PATH: process.env['PATH'], ROOT, CONFIG_FOLDER: place, ...settings }
  const { status, stdout, stderr } = spawnSync('sh', ['deploy/nginx/render.sh'], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

describe('the configuration of nginx', () => {
  it('logs to a file: a service has no /dev/stdout that nginx could open', () => {
    expect(render().stdout).toContain('access_log /var/log/nginx/console.log console;')
  })

  it.each([
    ['the build', { ROOT: join(place, 'nowhere/app') }, 'nowhere/app holds no finished build'],
    ['config.json', { CONFIG_FOLDER: join(place, 'nowhere') }, 'nowhere/config.json is missing'],
    ['a setting that would end a value', { LISTEN: '80; }' }, 'no setting reads like this: 80; }'],
  ])('is not written without %s, and says why', (_, settings, why) => {
    expect(render(settings)).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(why) })
  })
})
