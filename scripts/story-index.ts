import { readFileSync } from 'node:fs'

import { toId, storyNameFromExport } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'

import { filesUnder } from './files.ts'

export type StoryEntry = Readonly<{
  id: string
  file: string
  title: string
  name: string
  exportName: string
  /** Those of its own and of its file, without the one that Storybook gives to each story with a play. */
  tags: readonly string[]
  /** Its code, and that of the `meta` of its file. */
  source: string
}>

/** The title that Storybook gives to a file which names none. */
export const titleOfPath = (file: string): string => file.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '')

const storiesOf = (file: string): StoryEntry[] => {
  const code = readFileSync(file, 'utf8')
  const makeTitle = (title: string | undefined) => title ?? titleOfPath(file)
  const csf = loadCsf(code, { fileName: file, makeTitle }).parse()
  return csf.indexInputs.map(({ title = '', name = '', exportName, tags = [] }) => {
    const parts = [csf.getStoryExport(exportName), csf._metaNode]
    const source = parts.map((part) => code.slice(part?.start ?? 0, part?.end ?? 0)).join('\n')
    return {
      id: toId(title, storyNameFromExport(exportName)),
      file,
      title,
      name,
      exportName,
      tags: tags.filter((tag) => tag !== 'play-fn'),
      source,
    }
  })
}

/** Every story of the project, as Storybook indexes it. */
export const readStories = (): StoryEntry[] =>
  filesUnder('stories')
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap(storiesOf)
