import type { Browser, Page } from '@playwright/test'

import { heap, openPage } from './open-page.ts'
import { installProbe, type Seen } from './probe.ts'
import type { ProfileName } from './profiles.ts'

const EMAIL = 'claire@atelier-lumiere.example'
const PASSWORD = 'Lumiere!2026'
/** B §9: the sign-in is told for so long before the page changes. */
const TOLD_MS = 150

/** Moves between signed-in pages: the name of the link in the navigation, the heading it leads to. Add a page here. */
const MOVES = [
  { link: 'Paramètres', heading: 'Paramètres' },
  { link: 'Tableau de bord', heading: 'Tableau de bord' },
] as const

export type Flow = { signIn: number; moves: number[]; inputs: number[]; heap: number }

/** Milliseconds from the press on what `name` names to the frame that shows `heading`, taken in the page itself. */
async function timed(page: Page, press: () => Promise<void>, heading: string): Promise<number> {
  const arrival = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        let pressed = 0
        const onPress = (event: Event) => (pressed ||= event.timeStamp)
        addEventListener('click', onPress, { capture: true, once: true })
        const look = () => {
          const shown = document.querySelector('h1')?.textContent === text
          // painted by the frame after the one that found it
          if (pressed > 0 && shown) requestAnimationFrame((painted) => resolve(painted - pressed))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    heading,
  )
  await press()
  return arrival
}

async function fillIn(page: Page) {
  await page.locator('input[name="email"]').fill(EMAIL)
  await page.locator('input[name="password"]').fill(PASSWORD)
}

const submit = (page: Page) => page.getByRole('button', { name: 'Se connecter' }).click()

/** How long the sign-in's own call took: the server's time, not ours. */
const callTime = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/auth/login/'))
      .reduce((sum, { duration }) => sum + duration, 0),
  )

export async function measureFlow(browser: Browser, origin: string, profile: ProfileName): Promise<Flow> {
  const { page, cdp, close } = await openPage(browser, origin, profile)
  try {
    await page.addInitScript(installProbe, 'input[name="none"]')
    await page.goto(`${origin}/auth/login`)
    await fillIn(page)
    // a person takes as long to reach the button
    await page.waitForTimeout(profile === 'slow' ? 4000 : 1500)
    const total = await timed(page, () => submit(page), 'Tableau de bord')
    const signIn = total - TOLD_MS - (await callTime(page))
    await page.waitForLoadState('networkidle')

    const moves: number[] = []
    for (const turn of [1, 2])
      for (const { link, heading } of MOVES) {
        const went = await timed(
          page,
          () => page.getByRole('link', { name: link, exact: true }).first().click(),
          heading,
        )
        // the first visit of a page fetches its code: the goals are about the pages as they are met again
        if (turn > 1) moves.push(went)
        await page.waitForTimeout(500)
      }
    // put there by installProbe
    const { inputs } = await page.evaluate(() => (window as unknown as { __bench: Seen }).__bench)
    return { signIn, moves, inputs, heap: await heap(cdp) }
  } finally {
    await close()
  }
}

/** Bytes that stay behind after so many people have come and gone in one page. */
export async function measureLeak(browser: Browser, origin: string, cycles: number): Promise<number> {
  const { page, cdp, close } = await openPage(browser, origin, 'fast')
  try {
    await page.goto(`${origin}/auth/login`)
    const cycle = async () => {
      await fillIn(page)
      await submit(page)
      await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
      await page.getByRole('button', { name: /Menu de votre compte/ }).click()
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.locator('input[name="email"]').waitFor()
    }
    // the first ones fill what is kept on purpose
    for (let warm = 0; warm < 3; warm += 1) await cycle()
    const before = await heap(cdp)
    for (let done = 0; done < cycles; done += 1) await cycle()
    return (await heap(cdp)) - before
  } finally {
    await close()
  }
}
