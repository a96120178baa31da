import { describe, expect, it } from 'vitest'

import { joinComponents, manifests, onePerTitle, withoutMachine } from '../../../.storybook/manifest'

const entry = (file: string, story: string, type = 'story') => ({
  id: `features-list--${story}`,
  title: 'features/List',
  type,
  importPath: `./stories/${file}.stories.tsx`,
})
const ENTRIES = [entry('List', 'full'), entry('List', 'empty'), entry('Lost', 'lost'), entry('List', 'docs', 'docs')]
const OF_ANOTHER = { ...entry('Card', 'plain'), id: 'features-card--plain', title: 'features/Card' }

const component = (file: string, ...stories: string[]) => ({
  name: file,
  path: `./stories/${file}.stories.tsx`,
  stories,
})
const LIST = component('List', 'full', 'empty')
const LOST = component('Lost', 'lost')

describe('the manifest of the components', () => {
  it('is asked for one file of a title after the other, the last one first', () => {
    const groups = onePerTitle([...ENTRIES, OF_ANOTHER])
    const ids = groups.map((group) => group.map(({ id }) => id.split('--')[1]))
    expect(ids).toEqual([
      ['lost', 'plain'],
      ['full', 'empty'],
    ])
  })

  it('has the component of the file that is named like the title, with the stories of all files', () => {
    const joined = joinComponents([{ 'features-list': LOST }, { 'features-list': LIST }])
    expect(joined).toEqual({ 'features-list': { ...LIST, stories: ['lost', 'full', 'empty'] } })
  })

  it('has an error only where no file of the title gives a component', () => {
    const error = { name: 'No component found', message: 'Specify it.' }
    const parts = [{ 'features-other': { ...LOST, error } }, { 'features-other': LIST }]
    expect(joinComponents(parts)['features-other']).not.toHaveProperty('error')
    expect(joinComponents(parts.slice(0, 1))['features-other']).toHaveProperty('error', error)
  })

  it('names files from the root, and leaves the source of a story out of an error', () => {
    const message = 'Specify it.\n  1 | a\n> 2 | const meta\n\n./a.stories.tsx:\nconst meta'
    const error = { name: 'No component found', message }
    expect(withoutMachine({ a: { ...LIST, path: '/home/me/a.tsx', error } }, '/home/me')).toEqual({
      a: { ...LIST, path: './a.tsx', error: { ...error, message: 'Specify it.' } },
    })
  })

  it('has the files that Storybook left out', async () => {
    const asked: unknown[] = []
    const existing = { components: { v: 0, components: { 'features-list': LOST } }, docs: 1 }
    const presets = {
      apply: async (_name: string, _config: undefined, options: object) => {
        asked.push(options)
        return { components: { components: { 'features-list': LIST } } }
      },
    }
    expect(await manifests(existing, { manifestEntries: ENTRIES, presets })).toEqual({
      components: { v: 0, components: { 'features-list': { ...LIST, stories: ['lost', 'full', 'empty'] } } },
      docs: 1,
    })
    expect(asked).toEqual([{ manifestEntries: ENTRIES.slice(0, 2), presets, isPart: true }])
    expect(await manifests(existing, { manifestEntries: ENTRIES, presets, isPart: true })).toBe(existing)
  })
})
