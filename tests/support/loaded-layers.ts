import { beforeAll } from 'vitest'

import { preloadLayers } from '~/design/layers/layers'

// as in a page that has been open for a while: layers open at once
beforeAll(preloadLayers)
