import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, it } from 'vitest'

const filesUnder = (root: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file))

const sources = filesUnder('src').filter((file) => /\/[A-Z]\w+\.tsx$/.test(file))
const stories = filesUnder('stories').filter((file) => /\.tsx?$/.test(file))

/** Rooms of the design system whose components have a story of their own. Themes and icons are shown in foundations. */
const DESIGN = /^src\/design\/(?:data|feedback|inputs|layers|layout)\//

/** Parts that nobody meets alone: the story file of the whole shows them. */
const SHOWN_WITH: Record<string, readonly string[]> = {
  'src/design/data/DataTable.tsx': ['ColumnMenu', 'DataCards', 'DataRow', 'SelectionBar', 'TableHeader', 'Truncated'],
  'src/design/data/FiltersBar.tsx': ['FilterField'],
  'src/design/feedback/Toasts.tsx': ['ToastCard', 'ToastViewport'],
  'src/design/inputs/Combobox.tsx': ['SearchListbox'],
  'src/design/layers/Dialog.tsx': ['DialogLayer'],
  'src/design/layers/Drawer.tsx': ['DrawerLayer'],
  'src/design/layers/PopoverPanel.tsx': ['PopoverLayer'],
  'src/design/layers/RowMenu.tsx': ['MenuLayer'],
  'src/design/inputs/TextField.tsx': ['Field'],
}

const shownWith = new Map(
  Object.entries(SHOWN_WITH).flatMap(([whole, parts]) =>
    parts.map((part) => [join(dirname(whole), `${part}.tsx`), whole] as const),
  ),
)
const mirrored = sources.filter((file) => DESIGN.test(file) || file.endsWith('Screen.tsx'))
const storyOf = (file: string) =>
  (shownWith.get(file) ?? file).replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx')

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
