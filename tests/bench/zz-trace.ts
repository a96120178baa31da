import { writeFileSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { chromiumLaunch } from '../support/chromium.ts'
import { fillIn, submit } from './flows.ts'
import { openPage } from './open-page.ts'
import { startServers } from './servers.ts'
const what = process.argv[2] ?? 'paging'
const s = await startServers(process.argv[3] ?? 'dist')
const browser = await chromium.launch(chromiumLaunch({ whole: true }))
try {
  await s.reset(what === 'moves' ? 'agency' : 'tenThousandBrands')
  const { page, cdp, close } = await openPage(browser, s.app, 'fast')
  await page.goto(`${s.app}/auth/login`)
  await fillIn(page)
  await submit(page)
  await page.getByRole('heading', { level: 1, name: 'Tableau de bord' }).waitFor()
  await page.waitForLoadState('networkidle')
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
  await link('Marques').click()
  await page.waitForTimeout(1500)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const acts: [string, () => Promise<void>][] = []
  if (what === 'paging')
    for (let i = 0; i < 5; i++)
      acts.push([`page ${i}`, () => page.getByRole('button', { name: 'Page suivante' }).click()])
  if (what === 'selecting')
    for (let i = 0; i < 4; i++) acts.push([`row ${i}`, () => page.locator('tbody [data-control] input').nth(i).click()])
  if (what === 'moves')
    for (const n of [
      'Tableau de bord',
      'Marques',
      'Utilisateurs',
      'Paramètres',
      'Tableau de bord',
      'Marques',
      'Utilisateurs',
      'Paramètres',
      'Tableau de bord',
      'Marques',
      'Utilisateurs',
    ])
      acts.push([n, () => link(n).click()])
  if (what === 'filter')
    for (const n of ['Inactive', 'Active', 'Inactive'])
      acts.push([
        n,
        async () => {
          await page.getByRole('combobox', { name: 'État' }).click()
          await page.waitForTimeout(1000)
          await page.getByRole('option', { name: n, exact: true }).click()
        },
      ])
  const profiles: any[] = []
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: 500 })
  for (const [name, act] of acts) {
    const events: any[] = []
    const on = (d: any) => events.push(...d.value)
    cdp.on('Tracing.dataCollected', on)
    const prof = process.argv[4] === 'prof'
    if (prof) await cdp.send('Profiler.start')
    else
      await cdp.send('Tracing.start', {
        categories: 'devtools.timeline,disabled-by-default-devtools.timeline',
        transferMode: 'ReportEvents',
      })
    await act()
    await page.waitForTimeout(2500)
    if (prof) profiles.push((await cdp.send('Profiler.stop')).profile)
    else {
      const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r))
      await cdp.send('Tracing.end')
      await done
      const main = events.filter((e) => e.name === 'RunTask' || e.cat?.includes('devtools.timeline'))
      const click = main.find((e) => e.name === 'EventDispatch' && e.args?.data?.type === 'click')
      const tid = click?.tid,
        t0 = click?.ts
      const mine = main.filter((e) => e.tid === tid && e.ts >= t0 && e.dur)
      const sum = (n: RegExp) => (mine.filter((e) => n.test(e.name)).reduce((a, e) => a + e.dur, 0) / 1000).toFixed(0)
      const end = Math.max(
        ...mine
          .filter((e) => e.name === 'FunctionCall' || e.name === 'Paint' || e.name === 'Layout')
          .filter((e) => e.ts - t0 < 2_000_000)
          .map((e) => e.ts + e.dur),
      )
      console.log(
        name.padEnd(18),
        'span',
        ((end - t0) / 1000).toFixed(0),
        'tasks',
        sum(/^RunTask$/),
        'fn',
        sum(/^(FunctionCall|EventDispatch|FireAnimationFrame|TimerFire|RunMicrotasks)$/),
        'style',
        sum(/^UpdateLayoutTree$/),
        'layout',
        sum(/^Layout$/),
        'prepaint',
        sum(/^PrePaint$/),
        'paint',
        sum(/^Paint$/),
        'gc',
        sum(/GC$/),
        'compile',
        sum(/^v8\.compile|^EvaluateScript$/),
        'commit',
        sum(/^Commit$|^Layerize$/),
      )
    }
    cdp.off('Tracing.dataCollected', on)
  }
  if (profiles.length) writeFileSync(`/tmp/pl/${what}.json`, JSON.stringify(profiles))
  await close()
} finally {
  s.stop()
  await browser.close()
  process.exit(0)
}
