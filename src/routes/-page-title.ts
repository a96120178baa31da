import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useIntl } from 'react-intl'
import { create } from 'zustand'

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
