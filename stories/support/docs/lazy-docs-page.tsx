import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, Suspense } from 'react'

import { lazyComponent } from '~/design/hooks/lazy-component'

/* Every story loads the preview: the blocks of the documentation are loaded with the first page of it. */

const Page = lazyComponent(async () => (await import('./DocsPage')).DocsPage)
const Container = lazyComponent(async () => (await import('./DocsContainer')).DocsContainer)

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
