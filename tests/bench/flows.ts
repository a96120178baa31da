import type { Browser, Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users.ts'

import { heap, openPage } from './open-page.ts'
import { installProbe, type Seen } from './probe.ts'
import type { ProfileName } from './profiles.ts'

/** B §9: shown for 150 ms before the page changes. */
const TOLD = 'Redirection en cours'
/** The menu that every page has. */
const MENU = /Menu de votre compte/
/** Pause between two presses: users are no faster, and the effects of the previous press are over. */
const PAUSE_MS = 400
/** Calls that the shell waits for: the sign-in and, according to F §2, the user's language. */
const AWAITED = /\/(?:auth\/login|my_config)\/$/

/** Navigations between signed-in pages: the name of the link and the heading of its page. Add a page here. */
const MOVES = [
  { link: 'Invitations', heading: 'Invitations' },
  { link: 'Paramètres', heading: 'Paramètres' },
  { link: 'Tableau de bord', heading: 'Tableau de bord' },
] as const

export type Flow = { signIn: number; moves: number[]; inputs: number[]; heap: number }

/** What a user does on a page besides navigating: moving through it with Tab, and opening a menu. */
async function lookAround(page: Page) {
  for (const key of ['Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(PAUSE_MS)
  }
  await page.getByRole('button', { name: MENU }).click()
  await page.waitForTimeout(PAUSE_MS)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(PAUSE_MS)
}

/** [start, end] in milliseconds of the page. */
export type Span = [number, number]

/** Milliseconds that at least one of the spans covers. */
export function covered(spans: readonly Span[]): number {
  let sum = 0
  let until = 0
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    sum += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return sum
}

/** Time from the press to the frame that shows `heading`, measured in the page itself. */
async function timed(page: Page, press: () => Promise<void>, heading: string): Promise<Span> {
  const arrival = page.evaluate(
    (text) =>
      new Promise<Span>((resolve) => {
        let pressed = 0
        const onPress = (event: Event) => (pressed ||= event.timeStamp)
        addEventListener('click', onPress, { capture: true, once: true })
        const look = () => {
          const shown = document.querySelector('h1')?.textContent === text
          // the next frame paints what this one found
          if (pressed > 0 && shown) requestAnimationFrame((painted) => resolve([pressed, painted]))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    heading,
  )
  await press()
  return arrival
}

export async function fillIn(page: Page) {
  await page.locator('input[name="email"]').fill(CLAIRE)
  await page.locator('input[name="password"]').fill(sandboxPassword)
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter' }).click()

const lengthOf = ([start, end]: Span) => end - start

/** The time during which `text` is visible, from now until it has appeared and disappeared. */
const readable = (page: Page, text: string): Promise<Span> =>
  page.evaluate(
    (words) =>
      new Promise<Span>((resolve) => {
        let start = 0
        const look = (time: number) => {
          const shown = document.body.textContent.includes(words)
          if (shown) start ||= time
          if (start > 0 && !shown) resolve([start, time])
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    text,
  )

/** The times during which the matching calls were pending. */
export async function calls(page: Page, pattern: RegExp): Promise<Span[]> {
  const all = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime, duration }) => ({ name, startTime, duration })),
  )
  return all
    .filter(({ name }) => pattern.test(name))
    .map(({ startTime, duration }) => [startTime, startTime + duration] as const satisfies Span)
}

export async function measureFlow(browser: Browser, origin: string, profile: ProfileName): Promise<Flow> {
  const { page, cdp, close } = await openPage(browser, origin, profile)
  try {
    await page.addInitScript(installProbe, 'input[name="none"]')
    await page.goto(`${origin}/auth/login`)
    await fillIn(page)
    // a user needs as long to reach the button
    await page.waitForTimeout(profile === 'slow' ? 4000 : 1500)
    const told = readable(page, TOLD)
    const whole = await timed(page, () => submit(page), 'Tableau de bord')
    // the server's time and the specified pause do not count
    const signIn = lengthOf(whole) - covered([await told, ...(await calls(page, AWAITED))])
    await page.waitForLoadState('networkidle')

    const moves: number[] = []
    for (const turn of [1, 2])
      for (const { link, heading } of MOVES) {
        const went = await timed(
          page,
          () => page.getByRole('link', { name: link, exact: true }).first().click(),
          heading,
        )
        // the first visit of a page loads its code; the goals concern later visits
        if (turn > 1) moves.push(lengthOf(went))
        await page.waitForTimeout(500)
        if (turn > 1) await lookAround(page)
      }
    // set by installProbe
    const { inputs } = await page.evaluate(() => (window as unknown as { __bench: Seen }).__bench)
    return { signIn, moves, inputs: Object.values(inputs), heap: await heap(cdp) }
  } finally {
    await close()
  }
}
