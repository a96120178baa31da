import { describe, expect, it } from 'vitest'

import { PAGE } from '../../../scripts/manifest.ts'
import { overBudget, sizeOfPage, tableOf } from '../../../scripts/page-sizes.ts'

const manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', name: 'react' },
  '_area.js': { file: 'assets/area.js', name: 'area', imports: ['_react.js'] },
  '_list.js': { file: 'assets/list.js' },
  // nobody imports it statically
  'src/later.ts': { file: 'assets/later.js' },
  [`src/routes/_authenticated/users/index.tsx${PAGE}`]: { file: 'assets/users.js', imports: ['_list.js', '_react.js'] },
}
const BYTES: Record<string, number> = {
  'assets/index.js': 1000,
  'assets/react.js': 2000,
  'assets/area.js': 4000,
  'assets/list.js': 8000,
  'assets/users.js': 16_000,
}
const users = { page: '/users', route: '/_authenticated/users/', groups: ['area'], goal: 20 }
const sizeWith = (budget: number) => sizeOfPage(manifest, { ...users, budget }, (file) => BYTES[file] ?? 0)

describe('the size of a page', () => {
  it('is that of its start, its groups and its static imports, each file once', () => {
    expect(sizeWith(31)).toEqual({ page: '/users', files: 5, size: 31, budget: 31, goal: 20 })
  })

  it('is refused above its budget only, whatever its goal', () => {
    expect(overBudget([sizeWith(31), sizeWith(30.5)])).toEqual(['/users loads 0.50 kB of JavaScript too many (brotli)'])
  })

  it('is a line of a table, beside its budget and its goal', () => {
    expect(tableOf([sizeWith(31.5)]).split('\n')).toEqual([
      'page    files    kB  budget  goal',
      '/users      5  31.0    31.5    20',
    ])
  })
})
