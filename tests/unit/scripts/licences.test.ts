import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { licencesOf, packageFolderOf } from '../../../scripts/licences.ts'

const modules = join(mkdtempSync(join(tmpdir(), 'licences-')), 'node_modules')

function install(name: string, fields: object, files: Record<string, string> = {}): string {
  const folder = join(modules, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', ...fields }))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return join(folder, 'dist/index.js')
}

beforeAll(() => mkdirSync(modules))
afterAll(() => rmSync(join(modules, '..'), { recursive: true }))

describe('the licences of a build', () => {
  it('are those of the packages its modules come from, each once, the same text once', () => {
    const one = install('one', { license: 'MIT' }, { LICENSE: 'The MIT text' })
    const two = install('@scope/two', { license: 'MIT' }, { 'license.md': 'The MIT text' })
    const bare = install('bare', { license: 'ISC' })
    install('left-out', { license: 'GPL-3.0' }, { LICENSE: 'The GPL text' })
    const text = licencesOf([one, `${one}x`, two, bare, '/app/src/main.tsx', '\0virtual'])
    expect(text).toContain('@scope/two 1.2.3 (MIT)\none 1.2.3 (MIT)\n\nThe MIT text')
    expect(text.match(/The MIT text/g)).toHaveLength(1)
    expect(text).toContain('bare 1.2.3 (ISC)\n\nLicence: ISC')
    expect(text).not.toMatch(/left-out|GPL/)
  })

  it.each([
    [{ license: { type: 'MIT', url: 'https://example.com' } }, 'MIT'],
    [{ licenses: [{ type: 'MIT' }, { type: 'Apache-2.0' }] }, 'MIT OR Apache-2.0'],
  ])('read the forms that npm once took: %j', (fields, licence) => {
    expect(licencesOf([install('old', fields)])).toContain(`old 1.2.3 (${licence})`)
  })

  it('stop the build for a package that names none', () => {
    expect(() => licencesOf([install('nameless', {})])).toThrow('nameless names no licence')
  })

  it('belong to the innermost package', () => {
    expect(packageFolderOf('\0/a/node_modules/b/node_modules/@c/d/lib/x.js?commonjs')).toBe(
      '/a/node_modules/b/node_modules/@c/d',
    )
    expect(packageFolderOf('/a/src/node_modules.ts')).toBeUndefined()
  })
})
