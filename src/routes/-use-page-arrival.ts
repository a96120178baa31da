import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { focusHolders, focusPageHeading } from '~/design/layout/focus'

import { usePageTitle } from './-page-title'

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
  const title = page === undefined ? app : `${page} · ${app}`

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (path === undefined || shown.current === path) return
    if (shown.current !== undefined && focusHolders.size === 0) focusPageHeading()
    shown.current = path
  }, [path])
}
