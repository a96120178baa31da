import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

import { type LoadedOnce, loadOnce } from '~/platform/async'

/**
 * A component of a script. Plain `lazy` keeps a failure for ever. Here each mount tries again, so the retry of an error
 * boundary works.
 */
export function componentOf<Props extends object>(script: Pick<LoadedOnce<ComponentType<Props>>, 'loaded' | 'load'>) {
  return function LazyComponent({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    // a loaded script needs no fallback, which `lazy` would show
    const [Part] = useState<ComponentType<Props>>(
      () => script.loaded() ?? lazy(async () => ({ default: await script.load() })),
    )
    // without `fallback` these are `Props`, which TypeScript cannot tell
    const shown = props as unknown as Props
    return (
      <Suspense fallback={fallback}>
        <Part {...shown} />
      </Suspense>
    )
  }
}

/** Loads a script when its control is pointed at or focused. */
export type PreloadOnIntent = { onPointerEnter: () => unknown; onFocus: () => unknown }

/** A component whose script is loaded when it is first shown, or before: `preload`. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const script = loadOnce(load)
  return Object.assign(componentOf(script), script, {
    /** For the control that shows the component. */
    preloadOnIntent: { onPointerEnter: script.preload, onFocus: script.preload },
  })
}
