import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import {
  besideEntry,
  fetchedLaterIn,
  group,
  withTexts,
  moduleAt,
  modulesIn,
  pageAt,
  pagesIn,
  shared,
} from '../../../scripts/chunk-groups.ts'
import { CODE_SPLITTING } from '../../../scripts/chunks.ts'
import { sameImporters } from '../../../scripts/same-importers.ts'

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

  it('are eleven that have names, defined by folders and by modules without file extensions', () => {
    const source = readFileSync('scripts/chunks.ts', 'utf8')
    expect(source.slice(source.indexOf('CODE_SPLITTING'))).not.toMatch(/\.tsx?'/)
    expect(CODE_SPLITTING.groups.filter(({ priority }) => priority > 100)).toHaveLength(11)
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

  it('hold what the same pages import, whatever dialogs do, and what the same dialogs import', () => {
    const [brands, users, list, dialog, menu, both, alone] = [
      'routes/_authenticated/brands/index.tsx?tsr-split=component---loader',
      'routes/_authenticated/users/index.tsx?tsr-split=component---loader',
      'design/data/DataTable.tsx',
      'features/brands/BrandFormDialog.tsx',
      'features/shell/UserMenuPanel.tsx',
      'platform/csv.ts',
      'platform/json.ts',
    ].map(path)
    const imports = new Map([
      [brands, { importedIds: [list, alone], dynamicallyImportedIds: [dialog, menu] }],
      [users, { importedIds: [list], dynamicallyImportedIds: [] }],
      [list, { importedIds: [], dynamicallyImportedIds: [] }],
      [dialog, { importedIds: [list, both], dynamicallyImportedIds: [] }],
      [menu, { importedIds: [both], dynamicallyImportedIds: [] }],
    ])
    const getModuleInfo = (id: string) => (imports.get(id) ?? { importedIds: [], dynamicallyImportedIds: [] }) as never
    const pages = {
      brands: pageAt('routes/_authenticated/brands/index'),
      users: pageAt('routes/_authenticated/users/index'),
    }
    const fileOf = (together: Parameters<typeof sameImporters>[1], id = '') =>
      sameImporters(pages, together)
        .toSorted((one, other) => other.priority - one.priority)
        .map(({ name }) => name(id, { getModuleInfo }))
        .find((name) => name !== null)
    const files = (together = {}) => [list, alone, dialog, menu, both].map((id) => fileOf(together, id))
    expect(files()).toEqual([
      'brands-users',
      undefined,
      'BrandFormDialog',
      'UserMenuPanel',
      'BrandFormDialog-UserMenuPanel',
    ])
    const dialogs = ['features/brands/BrandFormDialog', 'features/shell/UserMenuPanel'].map(moduleAt)
    expect(files({ dialogs })).toEqual(['brands-users', undefined, 'dialogs', 'dialogs', 'dialogs'])
  })

  it('hold a module of a package that they name', () => {
    const all = { getModuleInfo: () => ({ importedIds: [], dynamicImporters: [] }) } as never
    const { name } = group('some', 1, [besideEntry('@tanstack/react-query', 'useQuery.js')])
    const file = `${process.cwd()}/node_modules/@tanstack/react-query/build/modern`
    expect(name(`${file}/useQuery.js`, all)).toBe('some')
    expect(name(`${file}/useMutation.js`, all)).toBeNull()
  })
})
