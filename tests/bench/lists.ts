import type { Browser, Page } from '@playwright/test'

import { calls, covered, fillIn, submit, type Span } from './flows.ts'
import { openPage, throttle } from './open-page.ts'
import type { ProfileName } from './profiles.ts'

/** The list of an agency with 10,000 brands. Times are in milliseconds and exclude calls. */
export type ListRun = {
  first: number
  again: number
  /** Filtering, paging and selecting: each from the press to the frame that shows the result. */
  filter: number[]
  paging: number[]
  selecting: number[]
  /** Number of elements in the whole document. */
  elements: number
}

const API = /\/api\/v1\/brands\//
const PAUSE_MS = 300

/** From the press to the frame that shows other rows, or other rows selected. */
async function timedChange(page: Page, press: () => Promise<void>): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<Span>((resolve) => {
        // oxlint-disable-next-line consistent-function-scoping -- it runs in the page
        const sign = () =>
          `${document.querySelector('tbody th[scope="row"]')?.textContent ?? ''} ${document.querySelectorAll('tbody [data-control] input:checked').length}`
        const before = sign()
        let pressed = 0
        addEventListener('click', ({ timeStamp }) => (pressed ||= timeStamp), { capture: true, once: true })
        const look = () => {
          // the next frame paints what this one found
          if (pressed > 0 && sign() !== before) requestAnimationFrame((painted) => resolve([pressed, painted]))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
  )
  await press()
  const [start, end] = await shown
  const asked = (await calls(page, API)).filter(([from]) => from >= start)
  await page.waitForTimeout(PAUSE_MS)
  return end - start - covered(asked)
}

export async function measureList(
  browser: Browser,
  { app, reset }: { app: string; reset: (world: string) => Promise<void> },
  profile: ProfileName,
): Promise<ListRun> {
  await reset('tenThousandBrands')
  const { page, cdp, close } = await openPage(browser, app, 'fast')
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
  try {
    await page.goto(`${app}/auth/login`)
    await fillIn(page)
    await submit(page)
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
    await page.waitForLoadState('networkidle')
    await throttle(cdp, profile)

    const first = await timedChange(page, () => link('Marques').click())
    await link('Tableau de bord').click()
    await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
    await page.waitForTimeout(PAUSE_MS)
    const again = await timedChange(page, () => link('Marques').click())

    const paging: number[] = []
    for (const _turn of [1, 2, 3])
      paging.push(await timedChange(page, () => page.getByRole('button', { name: 'Page suivante' }).click()))
    const selecting: number[] = []
    for (const row of [0, 1, 2])
      selecting.push(await timedChange(page, () => page.locator('tbody [data-control] input').nth(row).click()))
    const all = page.locator('thead input[type="checkbox"]')
    selecting.push(await timedChange(page, () => all.click()))
    // the filters return when nothing is selected
    await all.click()
    const filter: number[] = []
    for (const state of ['Inactive', 'Active']) {
      await page.getByRole('combobox', { name: 'État' }).click()
      filter.push(await timedChange(page, () => page.getByRole('option', { name: state, exact: true }).click()))
    }
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    return { first, again, filter, paging, selecting, elements }
  } finally {
    await close()
    await reset('agency')
  }
}
