import { screen, userEvent, within } from 'storybook/test'

import { text } from './text'

/** Waits until the page is shown. On a busy machine, the first story of a run also waits for the code. */
export const arrival = (title: string | RegExp) =>
  screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 })

/** A part of the page, by its heading. */
export async function card(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 2 })
  const section = heading.closest('section')
  if (!section) throw new Error(`${name} stands in no card`)
  return within(section)
}

/** In the user's text size: 900 px at the default size. */
const narrow = () => 56.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Makes the navigation visible: stories also run at the width of a phone, where it must be opened first. */
export async function reachNavigation() {
  if (window.innerWidth < narrow())
    await userEvent.click(await screen.findByRole('button', { name: text('frame.open') }))
  return screen.findByRole('navigation', { name: text('frame.main') })
}

/**
 * Resolves once an observer has reported the element's position. Chromium may lose a scroll in the same frame in which
 * an observer first looks.
 */
export const observed = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
