import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

const filesUnder = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file))

const sources = filesUnder('src').filter((file) => /\/[A-Z]\w+\.tsx$/.test(file))
const stories = filesUnder('stories').filter((file) => /\.tsx?$/.test(file))

/** Rooms of the design system whose components have a story of their own. Themes and icons are shown in foundations. */
const DESIGN = /^src\/design\/(?:data|feedback|inputs|layers|layout)\//

/** By a story file: the parts of `src` that nobody meets alone, which it shows. */
const SHOWN_WITH: Record<string, readonly string[]> = {
  'stories/design/data/DataTable.stories.tsx': [
    'ColumnMenu',
    'DataCards',
    'DataRow',
    'SelectionBar',
    'TableHeader',
    'Truncated',
  ],
  'stories/design/data/FiltersBar.stories.tsx': ['FilterField'],
  'stories/design/feedback/Toasts.stories.tsx': ['ToastCard', 'ToastViewport'],
  'stories/design/inputs/Combobox.stories.tsx': ['SearchListbox'],
  'stories/design/layers/Dialog.stories.tsx': ['DialogLayer'],
  'stories/design/layers/Drawer.stories.tsx': ['DrawerLayer'],
  'stories/design/layers/PopoverPanel.stories.tsx': ['MenuLayer'],
  'stories/design/layers/RowMenu.stories.tsx': ['MenuLayer'],
  'stories/design/inputs/TextField.stories.tsx': ['Field'],
}

const shownWith = new Map(
  Object.entries(SHOWN_WITH).flatMap(([story, parts]) =>
    parts.map((part) => [join(dirname(story).replace(/^stories/, 'src'), `${part}.tsx`), story] as const),
  ),
)
const mirrored = sources.filter((file) => DESIGN.test(file) || file.endsWith('Screen.tsx'))
const storyOf = (file: string) =>
  shownWith.get(file) ?? file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx')

describe('the folder of stories', () => {
  it.each(mirrored)('%s has a story file of its path', (file) => {
    expect(storyOf(file)).toSatisfy(existsSync)
  })

  it('every component that is shown with another exists', () => {
    expect([...shownWith].flat().filter((file) => !existsSync(file))).toEqual([])
  })

  it.each(stories.filter((file) => /^stories\/(?:design|features)\/.*\.stories\.tsx$/.test(file)))(
    '%s is in a folder that src has',
    (file) => {
      expect(dirname(file).replace(/^stories\//, 'src/')).toSatisfy(existsSync)
    },
  )
})

describe('a file of stories', () => {
  it.each(stories)('%s names operations, not addresses', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/\bhttp\.(?:get|post|patch|put|delete|all)\(/)
  })

  it.each(stories.filter((file) => file.startsWith('stories/features/')))('%s leaves other features alone', (file) => {
    const own = file.split('/')[2]
    const imported = [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']*)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    )
    expect(imported.filter((path) => path.startsWith('stories/features/') && path.split('/')[2] !== own)).toEqual([])
  })
})
