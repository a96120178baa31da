import { THEME_MODES } from '~/design/theme/theme-constants'
import { LOCALES } from '~/i18n/locales'

import { ON_A_SHEET } from './sheet'

/** A row of docs/stories.md is shown when a story has its name. */
export type Area = { title: string; states: number; missing: string[] }

export type Index = Readonly<Record<string, IndexEntry>>

/** Titles differ in spaces and capitals, and some of the list end with a path. */
const plainTitle = (title: string) =>
  title
    .replace(/ \(.*| *…$/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]/g, '')

/** Storybook's URL for the first story of an area, whose place follows the dash. Undefined if there is none. */
export function areaAddress({ title }: Pick<Area, 'title'>, index: Index): string | undefined {
  const place = plainTitle(title.split(' — ')[1] ?? '')
  const first = place && Object.entries(index).find(([, entry]) => plainTitle(entry.title).startsWith(place))
  return first ? `./?path=/story/${first[0]}` : undefined
}

/** The areas of docs/stories.md. @param exported names of all stories, as exported from their files */
export function areasOf(list: string, exported: ReadonlySet<string>): Area[] {
  return list
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = ''] = section.split('\n')
      const rows = [...section.matchAll(/^\| +\d+ +\| (\w+) /gm)].map(([, name = '']) => name)
      return { title, states: rows.length, missing: rows.filter((name) => !exported.has(name)) }
    })
    .filter(({ states }) => states > 0)
}

/** A story as Storybook's `index.json` lists it. */
type IndexEntry = { type: string; title: string; name: string; exportName?: string }

/** The list of all stories; undefined if Storybook does not serve one, as in tests. */
export async function readIndex(): Promise<Index | undefined> {
  try {
    const response = await fetch('index.json')
    // Storybook writes this shape
    const { entries } = (await response.json()) as { entries?: Record<string, IndexEntry> }
    return entries
  } catch {
    return undefined
  }
}

const SHEET = 'foundations-contact-sheet--contact-sheet-of-any-story'

export const EXAMPLE = 'auth-login--empty'

/** Ids are lower-case words joined by hyphens, such as the example. */
export const isStoryId = (text: string) => /^[a-z0-9-]+--[a-z0-9-]+$/.test(text) && text !== SHEET

/** A page for sharing: it needs nothing but the built folder. */
export const sheetAddress = (story: string) => `iframe.html?id=${SHEET}&viewMode=story&args=story:${story}`

export const SHEET_WIDTHS = [360, 768, 1280] as const

export type Frame = { title: string; width: number; address: string }

/** One line for each language and theme, one frame for each width. */
export const linesOf = (story: string): { title: string; frames: Frame[] }[] =>
  LOCALES.flatMap((locale) =>
    THEME_MODES.map((theme) => ({
      title: `${locale} · ${theme}`,
      frames: SHEET_WIDTHS.map((width) => ({
        title: `${story}, ${locale}, ${theme}, ${width} px`,
        width,
        address: `iframe.html?id=${story}&viewMode=story&globals=locale:${locale};theme:${theme}&${ON_A_SHEET}`,
      })),
    })),
  )
