import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { areasOf, isStoryId, linesOf, sheetAddress } from '../../../stories/support/workbench'

const LIST = `# Stories

## How to write one

| Helper | What for |
| ------ | -------- |
| visit  | sign in  |

## Login — Auth/Login

| #   | Story        | State |
| --- | ------------ | ----- |
| 41  | LoginDefault | Empty |
| 42  | LoginFilled  | Full  |
`

describe('the areas of the workbench', () => {
  it('count the states that a story shows, and name the others', () => {
    expect(areasOf(LIST, new Set(['LoginDefault', 'Other']))).toEqual([
      { title: 'Login — Auth/Login', states: 2, missing: ['LoginFilled'] },
    ])
  })

  it('are all read from the list', () => {
    const list = readFileSync('docs/stories.md', 'utf8')
    const rows = list.match(/^\| *\d+ *\|/gm) ?? []
    expect(areasOf(list, new Set()).reduce((sum, { states }) => sum + states, 0)).toBe(rows.length)
  })
})

describe('a contact sheet', () => {
  it('has five languages, two themes and three widths, each a story of its own address', () => {
    const frames = linesOf('auth-login--default').flatMap((line) => line.frames)
    expect(new Set(frames.map(({ title }) => title)).size).toBe(30)
    expect(frames.at(-1)).toEqual({
      title: 'auth-login--default, it, dark, 1280 px',
      width: 1280,
      address: 'iframe.html?id=auth-login--default&viewMode=story&globals=locale:it;theme:dark&sheet',
    })
  })

  it('is opened by the id of a story, and shows no sheet in itself', () => {
    expect(['auth-login--default', 'auth-login', 'x"><b>--y'].filter(isStoryId)).toEqual(['auth-login--default'])
    const own = new URL(sheetAddress('a--b'), 'http://localhost').searchParams.get('id') ?? ''
    expect(isStoryId(own)).toBe(false)
  })
})
