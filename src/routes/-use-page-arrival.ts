import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'

import { focusPageHeading } from '~/design/layout/focus-heading'

import { usePageTitle } from './-page-title'

/**
 * Names the document after the page and, when another page has come, moves the focus to its main heading (GRD-14).
 * The first page keeps the focus where the browser put it.
 */
export function usePageArrival(): void {
  const intl = useIntl()
  const titleId = usePageTitle()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef<string>(undefined)

  const app = intl.formatMessage({ id: 'common.app.name' })
  const title = titleId === undefined ? app : `${intl.formatMessage({ id: titleId })} · ${app}`

  useEffect(() => {
    document.title = title
  }, [title])

  useEffect(() => {
    if (path === undefined || shown.current === path) return
    if (shown.current !== undefined) focusPageHeading()
    shown.current = path
  }, [path])
}
