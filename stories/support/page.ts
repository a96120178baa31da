import { screen, userEvent, within } from 'storybook/test'

import { createAppIntl } from '~/i18n/create-app-intl'
import { language } from '~/i18n/language-store'
import { catalogue } from '~/i18n/load-messages'
import type { PlainMessageId } from '~/i18n/messages'
import { timeZone } from '~/i18n/time-zone'

/** A text of the interface in the language of the toolbar: stories are also taken in the other four. */
export function says(id: PlainMessageId): string {
  const locale = language.get()
  const messages = catalogue.messages(locale)
  return createAppIntl({ locale, messages, builtIn: catalogue.builtIn(), timeZone: timeZone.get() }).formatMessage({
    id,
  })
}

/** The page has come: on a busy machine the first story of a run waits for the code too. */
export const arrival = (title: string) => screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 })

/** A part of the page, by its heading. */
export async function card(name: string) {
  const heading = await screen.findByRole('heading', { name, level: 2 })
  const section = heading.closest('section')
  if (!section) throw new Error(`${name} stands in no card`)
  return within(section)
}

/** In the text size of the person: 900 px in the usual one. */
const narrow = () => 56.25 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Brings the navigation in sight: stories are also taken as wide as a phone, where it has to be opened first. */
export async function reachNavigation() {
  if (window.innerWidth < narrow())
    await userEvent.click(await screen.findByRole('button', { name: says('frame.open') }))
  return screen.findByRole('navigation', { name: says('frame.main') })
}

/**
 * Resolves once an observer has seen where the element is. Chromium may lose a scroll in the very frame in which an
 * observer first looks.
 */
export const observed = (element: Element) =>
  new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
