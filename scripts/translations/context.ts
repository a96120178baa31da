import { existsSync, readFileSync } from 'node:fs'

import { toId } from 'storybook/internal/csf'

import { filesUnder } from '../files.ts'
import { readStories, titleOfPath } from '../story-index.ts'
import type { How, PictureIndex } from './pictures.ts'
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

const readFiles = () => index(sources().map((file) => [file, readFileSync(file, 'utf8')]))

/** The title of the stories of a component. */
const titleOf = (file: string) => {
  const stories = storyFileOf(file)
  return stories !== file && existsSync(stories) ? [titleOfPath(stories)] : []
}

/** The page of the workbench with all states of a component. */
const pageOf = (file: string) => titleOf(file).map((title) => `/docs/${toId(title, 'docs')}`)

/** The titles of the stories about components that name a message. */
export function readTitles(): (id: string) => readonly string[] {
  const titles = new Map([...readFiles()].map(([id, files]) => [id, files.flatMap(titleOf)]))
  return (id) => titles.get(id) ?? []
}

/** What a picture does not show by itself. */
const HOW: Record<How, string> = {
  text: '',
  covered: ', behind a dialog',
  name: ', not visible: names what is framed',
  spoken: ', not visible: read out with what is framed',
  'window title': ', not on it: title of the window',
}

/**
 * What each message means, its picture if one was taken, where it is said, the files that name it, and the pages of the
 * workbench that show it, with the story of the picture first.
 */
export function readContexts(workbench: string, pictures: PictureIndex = {}) {
  const inFiles = readFiles()
  const inStories = index(readStories().map(({ id, source }) => [`/story/${id}`, source]))
  const descriptions = readDescriptions()
  return (id: string, notes: readonly string[] = []): MessageContext => {
    const files = inFiles.get(id) ?? []
    const description = descriptions[id]
    const pictured = pictures[id]
    const stories = [...(pictured ? [`/story/${pictured.story}`] : []), ...(inStories.get(id) ?? []).slice(0, FIRST)]
    const pages = [...new Set([...stories, ...files.flatMap(pageOf)])].slice(0, FIRST)
    return {
      notes: [
        ...(description === undefined ? [] : [description]),
        ...notes,
        ...(pictured ? [`Picture: ${pictured.picture}${HOW[pictured.how]}`] : []),
        ...pages.map((page) => `${workbench}/?path=${page}`),
      ],
      files: files.slice(0, FIRST),
    }
  }
}
