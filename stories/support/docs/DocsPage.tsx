import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'

import { StatesOfTitle } from './StatesOfTitle'

/** The documentation page of a title: a component with its controls, or the states of a screen as links. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = use(DocsContext).componentStories()
  const isComponent = preparedMeta.title.startsWith('design/')
  // what lies above the page, and a screen, are alone in theirs
  const isInline = isComponent && !String(preparedMeta.parameters['fileName']).includes('/layers/')
  return (
    <>
      <Title />
      <Description />
      {isInline ? (
        <>
          <Primary />
          <Controls />
          <Stories includePrimary={false} />
        </>
      ) : (
        <>
          <StatesOfTitle stories={stories} />
          {isComponent && <ArgTypes />}
        </>
      )}
    </>
  )
}
