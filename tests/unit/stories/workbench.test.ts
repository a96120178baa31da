import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readStories } from '../../../scripts/story-index'
import {
  areaAddress,
  areasOf,
  EXAMPLE,
  framesOfTitle,
  isStoryId,
  linesOf,
  sheetAddress,
  statesAddress,
  statesOf,
  storiesOf,
  tagAddress,
} from '../../../stories/support/workbench'

const LIST = `# Stories

## How to write one

| Helper | What for |
| ------ | -------- |
| visit  | sign in  |

## Login — Auth/Login

- **LoginDefault** [M I] Empty
- **LoginFilled** Full
- **LoginAgain** Again ⇒ Auth/Again
- **LoginTaken** Taken
  ⇒ Auth/Again › Refused
- **LoginByPhone** Phone ⇒ not built: no call
  takes one
`

const list = readFileSync('docs/stories.md', 'utf8')

const story = (title: string, name: string) => ({ title, name })

const stories = readStories()

/** What the source of a story says of its modes. */
const modesOf = (source: string) => /\bmodes: (?:\{[^}]*\}|\w+)/.exec(source)?.[0] ?? ''

describe('the areas of the workbench', () => {
  it('count the states that a story of the area, or a named one, shows', () => {
    const shown = [story('Auth/Login/Errors', 'Login Filled'), story('Auth/Again', 'Refused')]
    expect(areasOf(LIST, [...shown, story('Other/Login', 'LoginDefault'), story('Auth/Login', 'LoginAgain')])).toEqual([
      {
        title: 'Login — Auth/Login',
        states: 5,
        leftOut: [{ name: 'LoginByPhone', reason: 'not built: no call takes one' }],
        missing: ['LoginDefault', 'LoginAgain'],
      },
    ])
  })

  it('have a story for each state, or a reason why not', () => {
    expect(stories.length).toBeGreaterThan(1000)
    const areas = areasOf(list, stories)
    expect(areas.flatMap(({ title, missing }) => missing.map((name) => `${title}: ${name}`))).toEqual([])
  })

  it.each([
    ['M', 'looks'],
    ['I', 'languages'],
  ])('have a story with the modes of each %s', (mode, set) => {
    const states = statesOf(list).filter(({ modes }) => modes.includes(mode))
    expect(states.length).toBeGreaterThan(30)
    const without = states.filter(
      (state) => storiesOf(state, stories)?.some(({ source }) => modesOf(source).includes(set)) === false,
    )
    expect(without.map(({ area, name }) => `${area}: ${name}`)).toEqual([])
  })

  it.each([
    ['Login — features/auth/LoginScreen (/auth/login)', './?path=/story/features-auth-loginscreen--empty'],
    ['Foundations — foundations/…', './?path=/story/foundations-tokens--tokens'],
    ['Invite dialog — features/invitations/InviteDialog', './?path=/story/features-invitations-invitedialog--one'],
    ['Account security (expected) — features/settings/LoginHistory', undefined],
    ['How to write one', undefined],
  ])('%s leads to its first story', (title, address) => {
    const index = {
      'foundations-tokens--tokens': { type: 'story', title: 'foundations/Tokens', name: 'Tokens' },
      'features-auth-loginscreen--empty': { type: 'story', title: 'features/auth/LoginScreen', name: 'Empty' },
      'features-invitations-invitedialog--one': {
        type: 'story',
        title: 'features/invitations/InviteDialog',
        name: 'One',
      },
    }
    expect(areaAddress({ title }, index)).toBe(address)
  })

  it('are all read from the list', () => {
    const entries = list.match(/^- \*\*/gm) ?? []
    expect(areasOf(list, []).reduce((sum, { states }) => sum + states, 0)).toBe(entries.length)
  })
})

describe('a contact sheet', () => {
  it('has an example that is a story', () => {
    expect(stories.map(({ id }) => id)).toContain(EXAMPLE)
  })

  it('has five languages, two themes and three widths, each a story of its own address', () => {
    const frames = linesOf(EXAMPLE).flatMap((line) => line.frames)
    expect(new Set(frames.map(({ title }) => title)).size).toBe(30)
    expect(frames.at(-1)).toEqual({
      title: `${EXAMPLE}, it, dark, 1280 px`,
      label: '1280 px',
      width: 1280,
      address: `iframe.html?id=${EXAMPLE}&viewMode=story&globals=locale:it;theme:dark&sheet`,
    })
  })

  it('shows all states of a title in one mode', () => {
    const ids = ['auth-login--empty', 'auth-login--session-idle', 'auth-login-errors--locked']
    const frames = framesOfTitle('auth-login', ids, { locale: 'de', theme: 'dark' }, 390)
    expect(frames.map(({ label }) => label)).toEqual(['empty', 'session idle'])
    expect(frames[0]?.address).toBe(
      'iframe.html?id=auth-login--empty&viewMode=story&globals=locale:de;theme:dark&sheet',
    )
    const sheets = stories.filter(({ title }) => title === 'foundations/StatesOfATitle')
    const own = sheets.map(({ id }) => `./?path=/story/${id}&args=title:auth-login`)
    expect(own).toContain(statesAddress('auth-login'))
  })

  it('is opened by the id of a story, and shows no sheet in itself', () => {
    expect([EXAMPLE, 'auth-login', 'x"><b>--y'].filter(isStoryId)).toEqual([EXAMPLE])
    const own = new URL(sheetAddress('a--b'), 'http://localhost').searchParams.get('id') ?? ''
    expect(isStoryId(own)).toBe(false)
  })
})

it('a tag leads to a story, with those of the tag alone beside it', () => {
  const { searchParams } = new URL(tagAddress('money'), 'http://localhost')
  expect(stories.map(({ id }) => `/story/${id}`)).toContain(searchParams.get('path'))
  expect(searchParams.get('tags')).toBe('money')
})

describe('the guides', () => {
  it('show stories that exist', () => {
    const guides = readdirSync('stories/guides').map((file) => readFileSync(join('stories/guides', file), 'utf8'))
    const shown = guides.flatMap((guide) =>
      [...guide.matchAll(/of=\{(\w+)\.(\w+)\}/g)].map(([, name = '', story = '']) => ({
        file: new RegExp(`import \\* as ${name} from '(.+)'`).exec(guide)?.[1] ?? '',
        story,
      })),
    )
    const missing = shown.filter(({ file, story }) => {
      const code = readFileSync(join('stories/guides', `${file}.tsx`), 'utf8')
      return !code.includes(`export const ${story}:`)
    })
    expect(missing).toEqual([])
    expect(shown.length).toBeGreaterThan(10)
  })
})
