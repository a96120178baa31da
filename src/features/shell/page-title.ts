import { useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { create } from 'zustand'

import { focusHolders, focusPageHeading } from '~/design/layout/focus'
import { useInstallation } from '~/features/shared/installation'

const useOwn = create<{ title?: string | undefined }>(() => ({}))

/** For titles the route does not know: a step, an unknown address, the name of a brand once it is known. */
export function useOwnTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    useOwn.setState({ title })
    return () => useOwn.setState({}, true)
  }, [title])
}

/** Title of the current page. */
export function usePageTitle(): string | undefined {
  const intl = useIntl()
  const own = useOwn(({ title }) => title)
  const named = useRouterState({
    select: ({ matches }) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  })
  if (own !== undefined) return own
  // the first signed-in page is shown before its texts are there
  return named && named in intl.messages ? intl.formatMessage({ id: named }) : undefined
}

/**
 * Sets the document title and, after a navigation, focuses the main heading (GRD-14). The first page keeps the
 * browser's focus. A layer over the page keeps its focus too, so nothing typed in it is lost.
 */
export function usePageArrival(): void {
  const intl = useIntl()
  const page = usePageTitle()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef<string>(undefined)

  const app = intl.formatMessage({ id: 'common.app.name' })
  const { environment } = useInstallation()
  const named = page === undefined ? app : `${page} · ${app}`
  const title = environment === undefined ? named : `[${environment}] ${named}`

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (path === undefined || shown.current === path) return
    if (shown.current !== undefined && focusHolders.size === 0) focusPageHeading()
    shown.current = path
  }, [path])
}
