import type { Browser, CDPSession, Page } from '@playwright/test'

import { PROFILES, type ProfileName } from './profiles.ts'

export type Bench = { page: Page; cdp: CDPSession; close: () => Promise<void> }

/** A page with an empty cache and a running renderer and connection, throttled as the profile says. */
export async function openPage(browser: Browser, origin: string, profile: ProfileName): Promise<Bench> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // a URL that is served but is not a page of the app
  await page.goto(`${origin}/favicon.svg`)
  await cdp.send('Network.enable')
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await throttle(cdp, profile)
  return { page, cdp, close: () => context.close() }
}

export async function throttle(cdp: CDPSession, profile: ProfileName): Promise<void> {
  const { cpu, net } = PROFILES[profile]
  if (net) await cdp.send('Network.emulateNetworkConditions', net)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

export async function metrics(cdp: CDPSession): Promise<Record<string, number>> {
  const answer = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(answer.metrics.map(({ name, value }) => [name, value]))
}

/** Bytes in use after a garbage collection. */
export async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await metrics(cdp))['JSHeapUsedSize'] ?? 0
}
