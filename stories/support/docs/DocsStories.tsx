import { Anchor, Canvas, Description, DocsStory, Heading, Subheading } from '@storybook/addon-docs/blocks'

import { isFramed, type Shown } from './framed'

type Documented = { id: string; name: string; moduleExport: object }

/** A story in a page of its own, within this page. */
export const FramedStory = ({ of, height }: { of: object; height?: string }) => (
  <Canvas
    of={of}
    story={{ inline: false, ...(height !== undefined && { height }), __forceInitialArgs: true }}
    source={{ __forceInitialArgs: true }}
  />
)

/** The states of a component: inline where nothing more is needed to see them. */
export function DocsStories({ stories }: { stories: readonly (Shown & Documented)[] }) {
  if (stories.length === 0) return null
  return (
    <>
      <Heading>States</Heading>
      {stories.map((story) =>
        isFramed(story) ? (
          <Anchor key={story.id} storyId={story.id}>
            <Subheading>{story.name}</Subheading>
            <Description of={story.moduleExport} />
            <FramedStory of={story.moduleExport} />
          </Anchor>
        ) : (
          <DocsStory key={story.id} of={story.moduleExport} expanded __forceInitialArgs />
        ),
      )}
    </>
  )
}
