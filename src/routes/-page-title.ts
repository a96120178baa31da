import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'

import type { PlainMessageId } from '~/i18n/messages'

const useOwn = create<{ title?: PlainMessageId }>(() => ({}))

/** For what the address alone does not tell: a step of a page, an address without a page. */
export function useOwnTitle(title: PlainMessageId): void {
  useLayoutEffect(() => {
    useOwn.setState({ title })
    return () => useOwn.setState({}, true)
  }, [title])
}

/** The name of the page that is shown. */
export function usePageTitle(): PlainMessageId | undefined {
  const own = useOwn(({ title }) => title)
  const named = useRouterState({
    select: ({ matches }) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  })
  return own ?? named
}
