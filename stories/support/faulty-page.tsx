import { useMemo } from 'react'
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { create } from 'zustand'

import type { MessageId, PlainMessageId } from '~/i18n/messages'

import { Screen } from './Screen'
import { text } from './text'

/** A text that the part shows, if it has one of its own, and a text of that part whose rendering throws. */
type Part = readonly [stands: PlainMessageId | undefined, breaks: MessageId]

export const useFault = create<{ id?: MessageId | undefined }>()(() => ({}))

/** Any component that renders the faulty text throws. */
export function FaultyPage({ url }: FaultyPageProps) {
  const intl = useIntl()
  const { id: fault } = useFault()
  const texts = useMemo(() => {
    const formatMessage = ((...args: Parameters<IntlShape['formatMessage']>) => {
      const { id } = args[0]
      if (id !== undefined && id === fault) throw new TypeError(`${fault} cannot be drawn`)
      return intl.formatMessage(...args)
      // the overloads do not matter: arguments and result are passed through
    }) as IntlShape['formatMessage']
    return { ...intl, formatMessage, $t: formatMessage }
  }, [intl, fault])
  return (
    <RawIntlProvider value={texts}>
      <Screen url={url} />
    </RawIntlProvider>
  )
}

export type FaultyPageProps = {
  url: string
  /** The parts of the page or the frame. Each of them throws in turn. */
  parts: readonly Part[]
}

/** In the top bar and the icon rail, the retry is a button with only an accessible name. */
const retries = () => [
  ...screen.queryAllByText(text('common.retry')),
  ...document.querySelectorAll<HTMLElement>(`[aria-label$=". ${text('common.retry')}"]`),
]

/** While one part fails, the frame and the other parts stay. The failed part says so, and returns once it renders. */
export async function eachFailsAlone({
  args: { parts },
  canvasElement,
}: {
  args: FaultyPageProps
  canvasElement: HTMLElement
}) {
  const shown = () => canvasElement.textContent.replaceAll(/\s+/g, ' ')
  const title = () => canvasElement.querySelector('h1')?.textContent
  const standing = [...parts.flatMap(([stands]) => stands ?? []), 'navigation.settings', 'frame.user.menu'] as const
  for (const id of standing) await waitFor(() => expect(shown()).toContain(text(id)))
  const page = title()

  for (const [stands, breaks] of parts) {
    useFault.setState({ id: breaks })
    await waitFor(() => expect(retries(), breaks).not.toEqual([]))
    const others = standing.filter((id) => id !== stands)
    await expect({ breaks, lost: others.filter((id) => !shown().includes(text(id))) }).toEqual({ breaks, lost: [] })
    await expect(title(), breaks).toBe(page)
    const said = retries().every((button) => button.ariaLabel ?? shown().includes(text('errors.unknown')))
    await expect(said, breaks).toBe(true)

    useFault.setState({ id: undefined })
    for (const button of retries()) await fireEvent.click(button)
    await waitFor(() => expect(retries(), breaks).toEqual([]))
    for (const id of standing) await waitFor(() => expect(shown(), breaks).toContain(text(id)))
  }
}
