import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { HEADERS_FILE } from '../../../scripts/headers.ts'

const taken = createServer()
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  port = (taken.address() as AddressInfo).port
})
afterAll(() => new Promise((resolve) => void taken.close(resolve)))

const run = (script: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  return { status, stdout, lines: stderr.trim().split('\n') }
}

function emptyBuild(): string {
  const dir = mkdtempSync(join(tmpdir(), 'served-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  writeFileSync(join(dir, HEADERS_FILE), JSON.stringify({ scripts: [], styles: [], sandbox: false }))
  return dir
}

const SERVERS = [
  { script: 'mocks/serve.ts', usage: 'npm run sandbox' },
  { script: 'scripts/serve.ts', usage: 'npm run serve' },
]

describe.each(SERVERS)('$script, started outside npm', ({ script, usage }) => {
  it('says that it does not know a flag, and which it knows', () => {
    const { status, stdout, lines } = run(script, '--prot', '5000')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(lines).toEqual(["Unknown option '--prot'", expect.stringContaining(`${usage} -- [--`)])
  })

  it('says what is no port', () => {
    expect(run(script, '--port=70000')).toEqual({
      status: 1,
      stdout: '',
      lines: ['A port is a number from 0 to 65535, not 70000.'],
    })
  })
})

it.each([
  ['mocks/serve.ts', () => []],
  ['scripts/serve.ts', () => ['--dir', emptyBuild()]],
])('%s says that its port is in use', (script, args) => {
  expect(run(script, '--port', String(port), ...args())).toEqual({
    status: 1,
    stdout: '',
    lines: [`Port ${port} is in use: stop what listens there, or take another with --port.`],
  })
})

it('a folder that is no build is reported as such', () => {
  expect(run('scripts/serve.ts', '--dir', 'docs')).toEqual({
    status: 1,
    stdout: '',
    lines: ['docs holds no finished build: run "npm run build" first.'],
  })
})
