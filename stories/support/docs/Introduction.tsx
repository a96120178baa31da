import { use } from 'react'

import { loadOnce } from '~/platform/async'

import { STORY_TAGS } from '../story-tags'
import { globalTypes } from '../toolbar'
import {
  areasOf,
  CONTACT_SHEET,
  EXAMPLE,
  idOfTitle,
  readIndex,
  statesAddress,
  tagAddress,
  type Area,
} from '../workbench'

/** As large as the links beside it. */
const LINE = { fontSize: 14 }

/** Out of the frame, to Storybook itself. */
const TopLink = ({ title, href }: { title: string; href: string }) => (
  <a href={href} target="_top">
    {title}
  </a>
)

/** The switches above the stories, and what they offer. */
export const ToolbarTerms = () => (
  <ul>
    {Object.values(globalTypes).map(({ description, toolbar }) => (
      <li key={description}>
        <b>{description}</b>: {toolbar.items.map((item) => (typeof item === 'string' ? item : item.title)).join(', ')}
      </li>
    ))}
    <li>
      <b>Width</b>: the viewport switch of Storybook
    </li>
    <li>
      <b>Several at once</b>: <TopLink title="one story in each language, theme and width" href={CONTACT_SHEET} />, or{' '}
      <TopLink title="all states of a title in the mode of the toolbar" href={statesAddress(idOfTitle(EXAMPLE))} />; the
      page ‘Docs’ of each screen leads to its own
    </li>
  </ul>
)

export const TagTerms = () => (
  <ul>
    {Object.entries(STORY_TAGS).map(([tag, meaning]) => (
      <li key={tag}>
        <TopLink title={tag} href={tagAddress(tag)} />
        <span style={LINE}>: {meaning}</span>
      </li>
    ))}
  </ul>
)

const MODES: Readonly<Record<string, string>> = { M: 'dark and at 390 px too', I: 'in five languages' }

const modesOf = (modes: string) => modes.split(' ').flatMap((mode) => MODES[mode] ?? [])

const idOf = (area: string) => area.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** Without the titles of its stories. */
const nameOf = (area: string) => area.split(' — ')[0] ?? area

/** The states of docs/stories.md as links to their stories. */
export const MapOfStates = ({ areas }: { areas: readonly Area[] }) => (
  <>
    <ul>
      {areas.map(({ title, shown }) => (
        <li key={title}>
          <a href={`#${idOf(title)}`}>{nameOf(title)}</a>
          <span style={LINE}>: {shown.length}</span>
        </li>
      ))}
    </ul>
    {areas.map((area) => (
      <StatesOfArea key={area.title} {...area} />
    ))}
  </>
)

const StatesOfArea = ({ title, shown, leftOut, missing }: Area) => (
  <>
    <h3 id={idOf(title)}>{nameOf(title)}</h3>
    <ul>
      {shown.map(({ name, shows, modes, story }) => (
        <li key={name}>
          <TopLink title={name} href={`./?path=/story/${story}`} />
          <span style={LINE}>{[shows && `: ${shows}`, ...modesOf(modes)].filter(Boolean).join(' · ')}</span>
        </li>
      ))}
    </ul>
    {missing.length > 0 && <p>No story yet: {missing.join(', ')}</p>}
    {/* Storybook gives its font to a `div`, not to `details` */}
    {leftOut.length > 0 && (
      <div>
        <details>
          <summary>{leftOut.flatMap(({ names }) => names).length} without a story</summary>
          <ul>
            {leftOut.map(({ names, reason }) => (
              <li key={reason}>
                {names.join(', ')}: {reason}
              </li>
            ))}
          </ul>
        </details>
      </div>
    )}
  </>
)

const index = loadOnce(readIndex)

/** The map of the stories that this Storybook has. @param list docs/stories.md */
export function States({ list }: { list: string }) {
  const stories = Object.values(use(index.load()) ?? {}).filter(({ type }) => type === 'story')
  const areas = areasOf(list, stories)
  const shown = areas.reduce((sum, area) => sum + area.shown.length, 0)
  return (
    <>
      <p>
        {shown} states, shown by {stories.length} stories in all. Each leads to its story.
      </p>
      <MapOfStates areas={areas} />
    </>
  )
}
