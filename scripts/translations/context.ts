import { existsSync, readFileSync } from 'node:fs'

import { toId } from 'storybook/internal/csf'

import { filesUnder } from '../files.ts'
import { readStories, titleOfPath } from '../story-index.ts'
import type { MessageContext } from './po.ts'
import { readDescriptions } from './texts.ts'

/** A text such as 'Cancel' is in many files: the first ones say enough. */
const FIRST = 3

const NAMED = /['"]([a-z]+(?:\.\w+)+)['"]/g

/** Where each id is written, in the order given. */
function index(texts: Iterable<readonly [name: string, text: string]>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const [name, text] of texts)
    for (const id of new Set([...text.matchAll(NAMED)].map(([, written = '']) => written)))
      found.set(id, [...(found.get(id) ?? []), name])
  return found
}

const sources = () =>
  filesUnder('src').filter((file) => /\.tsx?$/.test(file) && !/\.gen\./.test(file) && !file.includes('/generated/'))

const storyFileOf = (file: string) => file.replace(/^src\/(.*)\.tsx$/, 'stories/$1.stories.tsx')

/** The page of the workbench with all states of a component. */
const pageOf = (file: string) => {
  const stories = storyFileOf(file)
  return stories !== file && existsSync(stories) ? [`/docs/${toId(titleOfPath(stories), 'docs')}`] : []
}

/** What each message means, where it is said, the files that name it, and the pages of the workbench that show it. */
export function readContexts(workbench: string) {
  const inFiles = index(sources().map((file) => [file, readFileSync(file, 'utf8')]))
  const inStories = index(readStories().map(({ id, source }) => [`/story/${id}`, source]))
  const descriptions = readDescriptions()
  return (id: string, notes: readonly string[] = []): MessageContext => {
    const files = inFiles.get(id) ?? []
    const description = descriptions[id]
    const pages = [...new Set([...(inStories.get(id) ?? []).slice(0, FIRST), ...files.flatMap(pageOf)])].slice(0, FIRST)
    return {
      notes: [
        ...(description === undefined ? [] : [description]),
        ...notes,
        ...pages.map((page) => `${workbench}/?path=${page}`),
      ],
      files: files.slice(0, FIRST),
    }
  }
}
