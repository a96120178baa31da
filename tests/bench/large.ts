import { parseArgs } from 'node:util'

import { chromium, type Page } from '@playwright/test'

import { chromiumLaunch } from '../support/chromium.ts'
import { openPage } from './open-page.ts'
import { installProbe, type Seen } from './probe.ts'
import { median } from './profiles.ts'
import { signIn } from './returns.ts'
import { markdown } from './rows.ts'
import { startServers } from './servers.ts'

/*
 * `npm run bench:large`: how long the screens of access take from a press to the next paint, with 1,000 users and 200
 * brands and the CPU four times slower. Prints the table of docs/speed.md.
 */

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'dist' },
    runs: { type: 'string', default: '3' },
    /** What the names of the jobs to measure contain. */
    job: { type: 'string', default: '' },
  },
})

const CPU = 4
/** Users are no faster, and the effects of the press before are over. */
const PAUSE_MS = 400
/** The user with all brands, and one with few. */
const [MANY, FEW] = [2, 3]

type Job = { name: string; path: string; run: (page: Page, press: Press) => Promise<void> }

/** Times the presses of one step. Reading and writing go on between them, untimed. */
type Press = (step: string, act: () => Promise<unknown>) => Promise<void>

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tick = (page: Page, at: number) => page.locator('tbody [data-control] input').nth(at).click()

const JOBS: readonly Job[] = [
  {
    name: 'assign: users to a brand',
    path: '/access?access_brand=1',
    async run(page, press) {
      await page.getByRole('tab', { name: 'Ajouter' }).waitFor()
      await press('list of users', () => page.getByRole('tab', { name: 'Ajouter' }).click())
      await page.locator('tbody [data-control] input').first().waitFor()
      await press('select', () => tick(page, 0))
      await press('select', () => tick(page, 1))
      await press('select all', () => page.locator('thead input[type="checkbox"]').click())
      await press('give access', () => button(page, 'Donner accès').first().click())
    },
  },
  {
    name: 'assign: brands to a user',
    path: `/access?access_user=${FEW}`,
    async run(page, press) {
      const search = page.getByRole('combobox', { name: 'Rechercher un utilisateur' })
      await search.waitFor()
      for (const key of 'mart') await press('search a user', () => search.pressSequentially(key))
      await press('search a user', () => search.clear())
      await press('list of brands', () => page.getByRole('tab', { name: 'Ajouter' }).click())
      await page.locator('tbody [data-control] input').first().waitFor()
      await press('select', () => tick(page, 0))
      await press('select all', () => page.locator('thead input[type="checkbox"]').click())
      await press('give access', () => button(page, 'Donner accès').first().click())
    },
  },
  {
    name: 'copy 200 brands',
    path: `/access?access_user=${FEW}`,
    async run(page, press) {
      await press('open', () => button(page, 'Copier les accès d’un autre…').click())
      const model = page.getByRole('dialog').getByRole('combobox', { name: 'Utilisateur à copier' })
      await model.waitFor()
      for (const key of 'bastien') await press('search the model', () => model.pressSequentially(key))
      await page.getByRole('option', { name: /^Bastien Morel/ }).waitFor()
      await press('choose: before and after', () => page.getByRole('option', { name: /^Bastien Morel/ }).click())
      await page.getByText(/aujourd’hui, \d+ ensuite/).waitFor()
      await press('remove the others too', () => page.getByRole('dialog').getByRole('checkbox').first().click())
      await press('give access', () =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: /^(?:Donner accès|Modifier les accès)$/ })
          .click(),
      )
    },
  },
  {
    name: 'leaver with 200 brands',
    path: `/access?access_user=${MANY}`,
    async run(page, press) {
      await press('open', () => button(page, 'Préparer son départ…').click())
      const dialog = page.getByRole('alertdialog')
      const name = dialog.getByRole('button', { name: /^Nommer l’administrateur/ }).first()
      await name.waitFor()
      await press('choose an administrator', () => name.click())
      await page.getByRole('option').first().waitFor()
      await press('name', () => page.getByRole('option').first().click())
      await press('remove all access', () => dialog.getByRole('button', { name: 'Retirer tous les accès' }).click())
    },
  },
  {
    name: 'review of 1,000 × 200',
    path: '/settings/access-review',
    async run(page, press) {
      const grid = page.getByRole('grid')
      await grid
        .or(button(page, 'Charger la revue'))
        .or(page.getByRole('button', { name: /^Charger l/ }))
        .waitFor()
      if (!(await grid.isVisible())) await page.getByRole('button', { name: /^Charger l/ }).click()
      await grid.waitFor({ timeout: 120_000 })
      await page.waitForTimeout(1000)
      await grid.focus()
      for (const [key, times] of [
        ['ArrowDown', 8],
        ['ArrowRight', 8],
        ['PageDown', 3],
        ['Control+End', 1],
        ['Control+Home', 1],
      ] as const)
        for (let time = 0; time < times; time += 1) await press(`key ${key}`, () => page.keyboard.press(key))
      // the first one sets up the styles of all layers
      for (const [step, at] of [
        ['first menu', 3],
        ['menu', 4],
        ['menu', 5],
      ] as const) {
        await press(step, () => grid.getByRole('gridcell').nth(at).click())
        await page.keyboard.press('Escape')
        await page.getByRole('menu').waitFor({ state: 'detached' })
      }
      const filter = page.getByRole('searchbox', { name: 'Filtrer les utilisateurs' })
      for (const key of '99') await press('filter users', () => filter.pressSequentially(key))
      await press('filter users', () => filter.clear())
    },
  },
]

const servers = await startServers(values.dir)
const browser = await chromium.launch(chromiumLaunch({ whole: true }))
const times = new Map<string, number[]>()

async function measure({ name, path, run }: Job) {
  await servers.reset('largeAgency')
  const { page, cdp, close } = await openPage(browser, servers.app, 'fast')
  try {
    await page.addInitScript(installProbe, 'input[name="none"]')
    await signIn(page, servers.app)
    await page.goto(`${servers.app}${path}`)
    await page.waitForLoadState('networkidle')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    await run(page, async (step, act) => {
      // set by installProbe
      await page.evaluate(() => void ((window as unknown as { __bench: Seen }).__bench.inputs = {}))
      await act()
      await page.waitForTimeout(PAUSE_MS)
      const longest = await page.evaluate(() =>
        Math.max(0, ...Object.values((window as unknown as { __bench: Seen }).__bench.inputs)),
      )
      const row = `${name} | ${step}`
      times.set(row, [...(times.get(row) ?? []), longest])
    })
  } finally {
    await close()
  }
}

try {
  for (let round = 0; round < Number(values.runs); round += 1)
    for (const job of JOBS.filter(({ name }) => name.includes(values.job))) await measure(job)
} finally {
  await browser.close()
  await servers.stop()
}

const rows = [...times].map(([step, found]) => [
  ...step.split(' | '),
  ...[Math.min(...found), median(found), Math.max(...found)].map((time) => `${Math.round(time)} ms`),
])
console.info(markdown([['Job', 'Input', 'Least', 'Median', 'Most'], ...rows]))
