import type { ComponentType } from 'react'

import { lazyComponent } from '~/design/hooks/lazy-component'
import { loadOnce } from '~/platform/async'

import { type LayerProps, withLayerBoundary } from './LayerBoundary'

const script = loadOnce(async () => {
  const [{ DialogLayer }, { DrawerLayer, SideSheetLayer }, { PopoverLayer }, { ListLayer, MenuLayer }] =
    await Promise.all([
      import('./DialogLayer'),
      import('./DrawerLayer'),
      import('./PopoverLayer'),
      import('./MenuLayer'),
    ])
  return { DialogLayer, DrawerLayer, SideSheetLayer, PopoverLayer, ListLayer, MenuLayer }
})

type Layers = Awaited<ReturnType<typeof script.load>>

/** Loads the code of all layers before one is opened. */
export const preloadLayers = script.preload

/** Rejects when a script does not come. */
export const loadLayers = script.load

/** A layer whose script is loaded when it is first opened, or before (`preloadLayers`). */
export function lazyLayer<Name extends keyof Layers>(name: Name) {
  type Props = PropsOf<Layers[Name]>
  const Layer = lazyComponent<Props>({
    loaded: () => script.loaded()?.[name] as ComponentType<Props> | undefined,
    load: async () => (await script.load())[name] as ComponentType<Props>,
  })
  return withLayerBoundary(Layer as ComponentType<Props>)
}

type PropsOf<Layer> = Layer extends (props: infer Props extends LayerProps) => unknown ? Props : never
