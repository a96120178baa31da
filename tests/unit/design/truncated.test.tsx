import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Truncated } from '~/design/data/Truncated'
import { ThemeRoot } from '~/design/theme/theme-mode'

const NAME = 'Compagnie Générale des Établissements Réunis'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
  render(<Truncated>{NAME}</Truncated>, { wrapper: ThemeRoot })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const line = () => screen.getAllByText(NAME)[0] as HTMLElement
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
// jsdom opens no popover
const tooltip = () => screen.queryByRole('tooltip', { hidden: true })

it('the whole of a cut text comes once the pointer rests on it (NFR-08)', async () => {
  fireEvent.pointerEnter(line())
  await pass(200)
  expect(tooltip()).toBeNull()
  await pass(200)
  expect(tooltip()?.textContent).toBe(NAME)
  fireEvent.pointerLeave(line())
  await pass(1000)
  expect(tooltip()).toBeNull()
})

it('the tooltip stays while the pointer is on it, and Escape closes it: WCAG 1.4.13 (NFR-08)', async () => {
  fireEvent.pointerEnter(line())
  await pass(400)
  fireEvent.pointerLeave(line())
  fireEvent.pointerEnter(tooltip() as HTMLElement)
  await pass(1000)
  expect(tooltip()?.textContent).toBe(NAME)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await pass(1000)
  expect(tooltip()).toBeNull()
})

it('the tooltip closes when its text has left the page, and Escape closes nothing around it (NFR-08)', async () => {
  const around = vi.fn<() => void>()
  document.body.addEventListener('keydown', around)
  fireEvent.pointerEnter(line())
  await pass(400)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(around).not.toHaveBeenCalled()
  expect(tooltip()).toBeNull()
  document.body.removeEventListener('keydown', around)
  fireEvent.pointerEnter(line())
  await pass(400)
  const anchor = line().closest<HTMLElement>('[data-truncated]') ?? line()
  vi.spyOn(anchor, 'isConnected', 'get').mockReturnValue(false)
  fireEvent.scroll(window)
  await pass(0)
  expect(tooltip()).toBeNull()
})

it('the tooltip of a text in a link is no part of the name of the link (NFR-08)', async () => {
  cleanup()
  render(
    <a href="/brands/1">
      <Truncated>{NAME}</Truncated>
    </a>,
    { wrapper: ThemeRoot },
  )
  fireEvent.pointerEnter(line())
  await pass(400)
  // jsdom opens no popover, the browser does
  tooltip()?.style.setProperty('display', 'block')
  expect(tooltip()?.textContent).toBe(NAME)
  expect(screen.queryByRole('link', { name: NAME })).not.toBeNull()
})
