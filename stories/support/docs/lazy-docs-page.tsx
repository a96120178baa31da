import { Suspense } from 'react'

import { lazyComponent } from '~/design/hooks/lazy-component'
import { loadOnce } from '~/platform/async'

const Page = lazyComponent(loadOnce(async () => (await import('./DocsPage')).DocsPage))

/** Every story loads the preview: the blocks of the documentation are loaded with the first page of it. */
export const DocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)
