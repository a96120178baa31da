import { THEME_MODES } from '~/design/theme/theme-constants'
import { LOCALES } from '~/i18n/locales'

import { ON_A_SHEET } from './sheet'
import { NO_ROLE } from './toolbar'

/** A state of docs/stories.md and the story that shows it. */
export type ShownState = { name: string; shows: string; modes: string; story: string }

/** An area of docs/stories.md. `leftOut`: the states that have no story, by reason; `missing`: those whose story is not there. */
export type Area = {
  title: string
  shown: ShownState[]
  leftOut: { reason: string; names: string[] }[]
  missing: string[]
}

type Index = Readonly<Record<string, IndexEntry>>

type Listed = Pick<IndexEntry, 'title' | 'name' | 'exportName'>

/** Titles differ in spaces and capitals, and some of the list end with a path. */
const plainTitle = (title: string) =>
  title
    .replace(/ \(.*| *…$/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9/]/g, '')

/** The place of an area follows the dash of its title: the titles of its stories begin with it. */
const positionOf = (area: string) => plainTitle(area.split(' — ')[1] ?? '')

/** Storybook puts spaces into the name of an export. */
const namesOf = ({ name, exportName }: Listed) => [name.replaceAll(' ', ''), exportName]

/** An entry of docs/stories.md. `M` and `I` of the modes are `looks` and `languages` of .storybook/modes.ts. */
type State = { area: string; name: string; modes: string; shows: string; shownBy: string }

/** `**Name** [M I] what it shows ⇒ where it is shown`. */
const ENTRY = /^\*\*(\w+)[^*]*\*\*(?: \[([MI ]+)\])? ?([^⇒]*?)(?: ?⇒ (.*))?$/

const REASON = /^(?:not built|not a story|no such state): /

/** All states of docs/stories.md. */
export const statesOf = (list: string): State[] =>
  list
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [area = ''] = section.split('\n')
      return section.split(/^- /m).flatMap((entry) => {
        const parts = ENTRY.exec(entry.trim().replaceAll(/\s+/g, ' '))
        if (!parts) return []
        const [, name = '', modes = '', shows = '', shownBy = ''] = parts
        return [{ area, name, modes, shows, shownBy }]
      })
    })

/** The stories that show a state; undefined for a state that has none, for a reason. */
export function storiesOf<Story extends Listed>(state: State, stories: readonly Story[]): Story[] | undefined {
  const { area, name, shownBy } = state
  if (REASON.test(shownBy)) return undefined
  const [elsewhere, other = name] = shownBy.split(' › ')
  const isPlace = (title: string) => (elsewhere ? title === elsewhere : plainTitle(title).startsWith(positionOf(area)))
  return stories.filter((story) => isPlace(story.title) && namesOf(story).includes(other))
}

/** The areas of docs/stories.md. @param stories all that Storybook has */
export const areasOf = (list: string, stories: readonly (Listed & { id: string })[]): Area[] =>
  [...Map.groupBy(statesOf(list), ({ area }) => area)].map(([title, states]) => {
    const shownBy = states.map((state) => ({ ...state, stories: storiesOf(state, stories) }))
    const leftOut = shownBy.filter((state) => !state.stories)
    return {
      title,
      shown: shownBy.flatMap(({ name, shows, modes, stories: [first] = [] }) =>
        first ? { name, shows, modes, story: first.id } : [],
      ),
      leftOut: [...Map.groupBy(leftOut, (state) => state.shownBy)].map(([reason, those]) => ({
        reason,
        names: those.map(({ name }) => name),
      })),
      missing: shownBy.filter((state) => state.stories?.length === 0).map(({ name }) => name),
    }
  })

/** A story as Storybook's `index.json` lists it. */
type IndexEntry = { id: string; type: string; title: string; name: string; exportName?: string }

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

const SHEET = 'workbench-contactsheet--contact-sheet-of-any-story'

/** Where any story is chosen, to be shown in each mode. */
export const CONTACT_SHEET = `./?path=/story/${SHEET}`

export const EXAMPLE = 'features-auth-loginscreen--empty'

/** Ids are lower-case words joined by hyphens, such as the example. */
export const isStoryId = (text: string) => /^[a-z0-9-]+--[a-z0-9-]+$/.test(text) && text !== SHEET

/** The part of a story's id that its title gives, such as `features-auth-loginscreen`. */
export const idOfTitle = (story: string) => story.split('--')[0] ?? ''

/** All states of a title, in the language and the theme of the toolbar. @param title as in ids */
export const statesAddress = (title: string) =>
  `./?path=/story/workbench-statesofatitle--all-states&args=title:${title}`

/** The sidebar with the stories of a tag alone. */
export const tagAddress = (tag: string) => `./?path=/docs/introduction--docs&tags=${tag}`

/** A page for sharing: it needs nothing but the built folder. */
export const sheetAddress = (story: string) => `iframe.html?id=${SHEET}&viewMode=story&args=story:${story}`

export const SHEET_WIDTHS = [360, 768, 1280] as const

/** Settings of the toolbar. */
export type Mode = Readonly<{ locale: string; theme: string; role?: string }>

/** A story without Storybook around it. */
export function frameAddress(story: string, { locale, theme, role = NO_ROLE }: Mode) {
  const globals = `locale:${locale};theme:${theme}${role === NO_ROLE ? '' : `;role:${role}`}`
  return `iframe.html?id=${story}&viewMode=story&globals=${globals}&${ON_A_SHEET}`
}

export type Line = { title: string; frames: Frame[] }

/** `title` is for a screen reader, `label` stands above the frame. */
export type Frame = { title: string; label: string; width: number; address: string }

/** A frame for each story of a title, in one mode. */
export const framesOfTitle = (title: string, stories: readonly string[], mode: Mode, width: number): Frame[] =>
  stories
    .filter((story) => idOfTitle(story) === title)
    .map((story) => ({
      title: `${story}, ${width} px`,
      label: story.slice(title.length + 2).replaceAll('-', ' '),
      width,
      address: frameAddress(story, mode),
    }))

/** One line for each language and theme, one frame for each width. */
export const linesOf = (story: string): Line[] =>
  LOCALES.flatMap((locale) =>
    THEME_MODES.map((theme) => ({
      title: `${locale} · ${theme}`,
      frames: SHEET_WIDTHS.map((width) => ({
        title: `${story}, ${locale}, ${theme}, ${width} px`,
        label: `${width} px`,
        width,
        address: frameAddress(story, { locale, theme }),
      })),
    })),
  )
