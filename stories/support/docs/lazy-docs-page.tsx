import type { DocsContainerProps, Story } from '@storybook/addon-docs/blocks'
import { type ComponentProps, type PropsWithChildren, Suspense } from 'react'

import { lazyComponent } from '~/design/hooks/lazy-component'

/* Every story loads the preview: the blocks of the documentation are loaded with the first page of it. */

const Page = lazyComponent(async () => (await import('./DocsPage')).DocsPage)
const Container = lazyComponent(async () => (await import('./DocsContainer')).DocsContainer)
const Block = lazyComponent(async () => (await import('./StoryBlock')).StoryBlock)

export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)

export const DocsContainer = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
)

export const StoryBlock = (props: ComponentProps<typeof Story>) => (
  <Suspense>
    <Block {...props} />
  </Suspense>
)
