import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** As `npm run contract:bundle -- <target>` runs it. */
function bundleTo(target: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['openapi/bundle.ts', target], { encoding: 'utf8' })
  return { status, said: stdout.trim(), complained: stderr.trim() }
}

describe('the command `contract:bundle`', () => {
  it('writes the description as one file and says where', () => {
    const target = join(folder, 'new', 'openapi.json')
    expect(bundleTo(target)).toEqual({ status: 0, said: target, complained: '' })
    expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  })

  it('names a file without an extension in one sentence', () => {
    const target = join(folder, 'x')
    expect(bundleTo(target)).toEqual({
      status: 1,
      said: '',
      complained: `${target}: the name of the file must end in .json, .yaml or .yml`,
    })
  })

  it('names a folder that cannot be written to in one sentence', () => {
    writeFileSync(join(folder, 'file'), '')
    const target = join(folder, 'file', 'openapi.json')
    expect(bundleTo(target)).toEqual({ status: 1, said: '', complained: `${target}: its folder cannot be written to` })
  })
})
