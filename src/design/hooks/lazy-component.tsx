import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'

import type { LoadedOnce } from '~/platform/async'

/**
 * A component whose script is loaded when it is first shown. Plain `lazy` keeps a failure for ever. Here each mount
 * tries again, so the retry of an error boundary works.
 */
export function lazyComponent<Props extends object>(script: Pick<LoadedOnce<ComponentType<Props>>, 'loaded' | 'load'>) {
  const ask = () => lazy(async () => ({ default: await script.load() }))

  return function LazyComponent({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    // a loaded script needs no fallback, which `lazy` would show
    const [Part] = useState<ComponentType<Props>>(() => script.loaded() ?? ask())
    // without `fallback` these are `Props`, which TypeScript cannot tell
    const shown = props as unknown as Props
    return (
      <Suspense fallback={fallback}>
        <Part {...shown} />
      </Suspense>
    )
  }
}
