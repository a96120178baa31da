import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'

import { Screen } from '../Screen'
import { DesignLinks } from './DesignLinks'
import { DocsStories, FramedStory } from './DocsStories'
import { saysFramed } from './framed'
import { StatesOfTitle } from './StatesOfTitle'

/** Filled by Storybook from the comment above a component. */
type Documented = { __docgenInfo?: { description?: string } }

/** The comment of a screen: its stories open its page, whose own comment is for those who write stories. */
function ScreenDescription({ title, parts }: { title: string; parts: Readonly<Record<string, object>> | undefined }) {
  const screen: Documented | undefined = parts?.[lastOf(title)]
  return screen?.__docgenInfo?.description && <Markdown>{screen.__docgenInfo.description}</Markdown>
}

/** The file that has the name of the title comes first, as in the sidebar. */
const inTreeOrder = <Story extends { title: string; parameters: object }>(stories: readonly Story[]) =>
  stories.toSorted((a, b) => Number(continues(a)) - Number(continues(b)))

const continues = ({ title, parameters }: { title: string; parameters: { fileName?: unknown } }) =>
  !String(parameters.fileName).includes(`/${lastOf(title)}.`)

const lastOf = (title: string) => title.slice(title.lastIndexOf('/') + 1)

/** The documentation page of a title: a component with its controls, or the states of a screen as links. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = use(DocsContext).componentStories()
  const { component, parameters, subcomponents, title } = preparedMeta
  const isComponent = title.startsWith('design/')
  // what lies above the page, and a screen, are alone in theirs
  const isInline = isComponent && !String(parameters['fileName']).includes('/layers/') && !saysFramed(parameters)
  const [first, ...others] = stories
  if (!first) return <Title />
  return (
    <>
      <Title />
      {component === Screen ? <ScreenDescription title={title} parts={subcomponents} /> : <Description />}
      <DesignLinks stories={stories} />
      {isInline ? (
        <>
          <Primary />
          <Controls />
          <DocsStories stories={others} />
        </>
      ) : (
        <>
          {isComponent && <FramedStory of={first.moduleExport} height="440px" />}
          <StatesOfTitle stories={inTreeOrder(stories)} />
          {isComponent && component && <ArgTypes />}
        </>
      )}
    </>
  )
}
