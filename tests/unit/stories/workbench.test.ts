import { readFileSync } from 'node:fs'

import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'

import { areaAddress, areasOf, EXAMPLE, isStoryId, linesOf, sheetAddress } from '../../../stories/support/workbench'

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

  it.each([
    ['Login — Auth/Login (/auth/login)', './?path=/story/auth-login--empty'],
    ['Foundations — Foundations/…', './?path=/story/foundations-tokens--tokens'],
    ['Invite dialog — Invitations/InviteDialog', './?path=/story/invitations-invite-dialog--one'],
    ['Account security (expected) — Settings/Sessions and history', undefined],
    ['How to write one', undefined],
  ])('%s leads to its first story', (title, address) => {
    const index = {
      'foundations-tokens--tokens': { type: 'story', title: 'Foundations/Tokens', name: 'Tokens' },
      'auth-login--empty': { type: 'story', title: 'Auth/Login', name: 'Empty' },
      'invitations-invite-dialog--one': { type: 'story', title: 'Invitations/Invite dialog', name: 'One' },
    }
    expect(areaAddress({ title }, index)).toBe(address)
  })

  it('are all read from the list', () => {
    const list = readFileSync('docs/stories.md', 'utf8')
    const rows = list.match(/^\| *\d+ *\|/gm) ?? []
    expect(areasOf(list, new Set()).reduce((sum, { states }) => sum + states, 0)).toBe(rows.length)
  })
})

describe('a contact sheet', () => {
  it('has an example that is a story', () => {
    const file = readFileSync('stories/features/auth/LoginScreen.stories.tsx', 'utf8')
    const title = /^ {2}title: '(.+)'/m.exec(file)?.[1] ?? ''
    const ids = [...file.matchAll(/^export const (\w+): Story/gm)].map(([, name = '']) =>
      toId(title, storyNameFromExport(name)),
    )
    expect(ids).toContain(EXAMPLE)
  })

  it('has five languages, two themes and three widths, each a story of its own address', () => {
    const frames = linesOf(EXAMPLE).flatMap((line) => line.frames)
    expect(new Set(frames.map(({ title }) => title)).size).toBe(30)
    expect(frames.at(-1)).toEqual({
      title: `${EXAMPLE}, it, dark, 1280 px`,
      width: 1280,
      address: `iframe.html?id=${EXAMPLE}&viewMode=story&globals=locale:it;theme:dark&sheet`,
    })
  })

  it('is opened by the id of a story, and shows no sheet in itself', () => {
    expect([EXAMPLE, 'auth-login', 'x"><b>--y'].filter(isStoryId)).toEqual([EXAMPLE])
    const own = new URL(sheetAddress('a--b'), 'http://localhost').searchParams.get('id') ?? ''
    expect(isStoryId(own)).toBe(false)
  })
})
