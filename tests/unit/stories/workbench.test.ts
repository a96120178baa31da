import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { readStories } from '../../../scripts/story-index'
import { NO_ROLE } from '../../../stories/support/toolbar'
import {
  areasOf,
  EXAMPLE,
  frameAddress,
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
- **LoginByFax** Fax ⇒ not built: no call takes one
`

const list = readFileSync('docs/stories.md', 'utf8')

const story = (title: string, name: string) => ({ id: `id of ${name}`, title, name })

const stories = readStories()

/** What the source of a story says of its modes. */
const modesOf = (source: string) => /\bmodes: (?:\{[^}]*\}|\w+)/.exec(source)?.[0] ?? ''

describe('the areas of the workbench', () => {
  it('lead to the story of each state, of the area or a named one, and have each reason for none once', () => {
    const shown = [story('Auth/Login/Errors', 'Login Filled'), story('Auth/Again', 'Refused')]
    expect(areasOf(LIST, [...shown, story('Other/Login', 'LoginDefault'), story('Auth/Login', 'LoginAgain')])).toEqual([
      {
        title: 'Login — Auth/Login',
        shown: [
          { name: 'LoginFilled', shows: 'Full', modes: '', story: 'id of Login Filled' },
          { name: 'LoginTaken', shows: 'Taken', modes: '', story: 'id of Refused' },
        ],
        leftOut: [{ names: ['LoginByPhone', 'LoginByFax'], reason: 'not built: no call takes one' }],
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

  it('are all read from the list', () => {
    const entries = list.match(/^- \*\*/gm) ?? []
    expect(statesOf(list).length).toBe(entries.length)
  })
})

function globalsFor(role: string) {
  const address = new URL(frameAddress(EXAMPLE, { locale: 'de', theme: 'dark', role }), 'http://localhost')
  return address.searchParams.get('globals')
}

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

  it('gives each frame the role of the toolbar, unless the story has its own', () => {
    expect(globalsFor('brand_admin')).toBe('locale:de;theme:dark;role:brand_admin')
    expect(globalsFor(NO_ROLE)).toBe('locale:de;theme:dark')
  })

  it('shows all states of a title in one mode', () => {
    const ids = ['auth-login--empty', 'auth-login--session-idle', 'auth-login-errors--locked']
    const frames = framesOfTitle('auth-login', ids, { locale: 'de', theme: 'dark' }, 390)
    expect(frames.map(({ label }) => label)).toEqual(['empty', 'session idle'])
    expect(frames[0]?.address).toBe(
      'iframe.html?id=auth-login--empty&viewMode=story&globals=locale:de;theme:dark&sheet',
    )
    const sheets = stories.filter(({ title }) => title === 'workbench/StatesOfATitle')
    const own = sheets.map(({ id }) => `./?path=/story/${id}&args=title:auth-login`)
    expect(own).toContain(statesAddress('auth-login'))
  })

  it('is opened by the id of a story, and shows no sheet in itself', () => {
    expect([EXAMPLE, 'auth-login', 'x"><b>--y'].filter(isStoryId)).toEqual([EXAMPLE])
    const own = new URL(sheetAddress('a--b'), 'http://localhost').searchParams.get('id') ?? ''
    expect(isStoryId(own)).toBe(false)
  })
})

it('a tag leads to the first page, with the stories of the tag alone beside it', () => {
  const { searchParams } = new URL(tagAddress('money'), 'http://localhost')
  expect(readFileSync('stories/guides/Introduction.mdx', 'utf8')).toContain('<Meta title="Introduction" />')
  expect(searchParams.get('path')).toBe('/docs/introduction--docs')
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

  it('are all linked from the first page', () => {
    const first = readFileSync('stories/guides/Introduction.mdx', 'utf8')
    const titles = readdirSync('stories/guides').flatMap(
      (file) => /<Meta title="(guides\/.+)" \/>/.exec(readFileSync(join('stories/guides', file), 'utf8'))?.[1] ?? [],
    )
    expect(titles.length).toBeGreaterThan(6)
    const linked = [...first.matchAll(/\?path=\/docs\/([\w-]+)--docs/g)].map(([, id]) => id)
    expect(new Set(linked)).toEqual(new Set(titles.map((title) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-'))))
  })
})
