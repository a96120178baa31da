import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import {
  besideEntry,
  CODE_SPLITTING,
  fetchedLaterIn,
  group,
  withTexts,
  moduleAt,
  modulesIn,
  pageAt,
  pagesIn,
  shared,
} from '../../../scripts/chunks.ts'

const NOT_THERE = 'scripts/chunks.ts names src/features/nowhere, which does not exist'

const path = (name: string) => `${process.cwd()}/src/${name}`

const nothing = { getModuleInfo: () => null }

describe('the files of the bundle', () => {
  it('are refused when a folder they name does not exist', () => {
    for (const starts of [pagesIn, modulesIn, fetchedLaterIn])
      expect(() => starts('features/nowhere')).toThrow(NOT_THERE)
    expect(() => withTexts('routes/nowhere', [])).toThrow('src/routes/nowhere.tsx, which does not exist')
    expect(() => pageAt('routes/nowhere')).toThrow('src/routes/nowhere.tsx, which does not exist')
    expect(() => moduleAt('validation/nowhere')).toThrow('src/validation/nowhere.ts, which does not exist')
    expect(() => besideEntry('@tanstack/react-query', 'nowhere.js')).toThrow('nowhere.js of @tanstack/react-query')
    expect(() => group('some', 1, [], { within: ['features/nowhere'] })).toThrow(NOT_THERE)
    expect(() => group('some', 1, [], { without: ['features/nowhere'] })).toThrow(NOT_THERE)
  })

  it('are refused when nothing would be in one of them', () => {
    const { name } = group('some', 1, [modulesIn('platform')])
    expect(() => name('src/main.tsx', nothing)).toThrow('the file "some" would be empty')
  })

  it('are eleven, defined by folders and by modules without file extensions', () => {
    const source = readFileSync('scripts/chunks.ts', 'utf8')
    expect(source.slice(source.indexOf('CODE_SPLITTING'))).not.toMatch(/\.tsx?'/)
    expect(CODE_SPLITTING.groups.map(({ name }) => name)).toHaveLength(11)
  })

  it('hold a module with its imports, but for what a group may not hold', () => {
    const modules = new Map<string, string[]>()
    modules.set(path('platform/json.ts'), [
      path('design/inputs/Button.tsx'),
      path('validation/rule.ts'),
      '/node_modules/x',
    ])
    // the part of Rolldown's answer that is read
    const getModuleInfo = (id: string) =>
      (modules.has(id) ? { importedIds: modules.get(id) ?? [], dynamicImporters: [] } : null) as never
    const { name } = group('some', 1, [modulesIn('platform')], { without: ['validation'] })
    expect(name(path('platform/json.ts'), { getModuleInfo })).toBe('some')
    expect(name(path('design/inputs/Button.tsx'), { getModuleInfo })).toBe('some')
    expect(name(path('validation/rule.ts'), { getModuleInfo })).toBeNull()
    expect(name('/node_modules/x', { getModuleInfo })).toBeNull()
  })

  it('may hold what two pages share', () => {
    const [one, other, both] = ['platform/csv.ts', 'platform/clock.ts', 'platform/json.ts'].map(path)
    const imports = new Map([
      [one, [both]],
      [other, [both]],
      [both, []],
    ])
    const getModuleInfo = (id: string) =>
      (imports.has(id) ? { importedIds: imports.get(id) ?? [], dynamicImporters: [] } : null) as never
    const { name } = group('some', 1, [shared([moduleAt('platform/csv')], [moduleAt('platform/clock')])])
    expect([one, other, both].map((id = '') => name(id, { getModuleInfo }))).toEqual([null, null, 'some'])
  })

  it('hold a module of a package that they name', () => {
    const all = { getModuleInfo: () => ({ importedIds: [], dynamicImporters: [] }) } as never
    const { name } = group('some', 1, [besideEntry('@tanstack/react-query', 'useQuery.js')])
    const file = `${process.cwd()}/node_modules/@tanstack/react-query/build/modern`
    expect(name(`${file}/useQuery.js`, all)).toBe('some')
    expect(name(`${file}/useMutation.js`, all)).toBeNull()
  })
})
