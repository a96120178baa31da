import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it, onTestFinished } from 'vitest'

import { generate } from '../../../openapi/generate.ts'
import { staleFiles } from '../../../openapi/stale-files.ts'

it('the generated folders are up to date', { timeout: 60_000 }, async () => {
  expect(await staleFiles(generate)).toEqual([])
})

it('the files that differ, and no others, are written when asked for', () => {
  const work = mkdtempSync(join(tmpdir(), 'stale-'))
  onTestFinished(() => rmSync(work, { recursive: true }))
  const folder = join(work, 'mocks/generated')
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  mkdirSync(folder, { recursive: true })
  write('same.gen.ts', '1')
  write('changed.gen.ts', '1')
  write('old.gen.ts', '1')
  utimesSync(join(folder, 'same.gen.ts'), 0, 0)
  const run = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    const { staleFiles } = await import(${JSON.stringify(pathToFileURL(resolve('openapi/stale-files.ts')).href)})
    await staleFiles(async (root) => {
      mkdirSync(root + '/mocks/generated', { recursive: true })
      for (const [name, text] of [['same', '1'], ['changed', '2'], ['new', '2']])
        writeFileSync(root + '/mocks/generated/' + name + '.gen.ts', text)
    }, true)`
  execFileSync(process.execPath, ['--input-type=module', '--eval', run], { cwd: work })
  const texts = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])
  expect(Object.fromEntries(texts)).toEqual({ 'same.gen.ts': '1', 'changed.gen.ts': '2', 'new.gen.ts': '2' })
  expect(statSync(join(folder, 'same.gen.ts')).mtimeMs).toBe(0)
})
