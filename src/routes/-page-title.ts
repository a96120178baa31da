import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { create } from 'zustand'

import type { PlainMessageId } from '~/i18n/messages'

const useOwn = create<{ title?: PlainMessageId }>(() => ({}))

/** For titles the route does not know: a step, an unknown address. */
export function useOwnTitle(title: PlainMessageId): void {
  useLayoutEffect(() => {
    useOwn.setState({ title })
    return () => useOwn.setState({}, true)
  }, [title])
}

/** Title of the current page. */
export function usePageTitle(): PlainMessageId | undefined {
  const own = useOwn(({ title }) => title)
  const named = useRouterState({
    select: ({ matches }) => matches.findLast(({ staticData }) => staticData.title)?.staticData.title,
  })
  return own ?? named
}
