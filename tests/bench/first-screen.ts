import type { Browser } from '@playwright/test'

import { heap, metrics, openPage, throttle } from './open-page.ts'
import { installProbe, type Seen } from './probe.ts'
import type { ProfileName } from './profiles.ts'

/** The first screen is complete after this much time without activity. */
const SETTLE_MS = 1200
const LONGEST_MS = 45_000

export type FirstScreen = {
  ready: number
  lcp: number
  typedSurvived: boolean
  /** Without fonts: a late one is not waited for. */
  bytesBeforeReady: number
  scriptBytes: number
  requests: number
  otherHosts: number
  blocking: number
  scriptCpu: number
  shift: number
  key: number
  heap: number
}

type Sent = { url: string; head: number; bytes: number; finished: number }

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
const isFont = ({ url }: Sent) => url.endsWith('.woff2')

/** Opens a page with a cold cache, types into its field as early as possible, and measures the cost. */
export async function measureFirstScreen(
  browser: Browser,
  { origin, path, field }: { origin: string; path: string; field: string },
  profile: ProfileName,
): Promise<FirstScreen> {
  const { page, cdp, close } = await openPage(browser, origin, profile)
  try {
    const sent = new Map<string, Sent>()
    let began = 0
    let lastSign = Date.now()
    cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      began ||= timestamp
      sent.set(requestId, { url: request.url, head: 0, bytes: 0, finished: Infinity })
      lastSign = Date.now()
    })
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      const request = sent.get(requestId)
      // the bytes so far are the response head, which almost disappears with HTTP/2
      if (request) request.head = response.encodedDataLength
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
      const request = sent.get(requestId)
      if (request)
        Object.assign(request, { bytes: encodedDataLength - request.head, finished: (timestamp - began) * 1000 })
      lastSign = Date.now()
    })
    await page.addInitScript(installProbe, field)
    const before = await metrics(cdp)
    const start = Date.now()
    await page.goto(origin + path, { timeout: LONGEST_MS })
    await page.waitForFunction(() => '__bench' in window && (window.__bench as { ready: number }).ready > 0)
    while (Date.now() - lastSign < SETTLE_MS && Date.now() - start < LONGEST_MS) await sleep(100)
    const after = await metrics(cdp)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const used = await heap(cdp)
    await throttle(cdp, profile)
    const requests = [...sent.values()]

    // real keys come last: they end the largest paint
    const input = page.locator(field).first()
    await input.click()
    await page.keyboard.press('End')
    await page.keyboard.type('bcdef', { delay: 80 })
    await sleep(300)
    // set by installProbe
    const seen = await page.evaluate(() => (window as unknown as { __bench: Seen }).__bench)
    const ready = Math.max(seen.ready, seen.fcp)
    return {
      ready,
      lcp: seen.lcp,
      typedSurvived: seen.lost === 0 && (await input.inputValue()) === 'abcdef',
      bytesBeforeReady: total(requests.filter((request) => request.finished <= ready && !isFont(request))),
      scriptBytes: total(requests.filter(({ url }) => url.endsWith('.js'))),
      requests: requests.filter((request) => !isFont(request)).length,
      otherHosts: requests.filter(({ url }) => url.startsWith('http') && !url.startsWith(origin)).length,
      blocking: seen.long.reduce((sum, [, duration]) => sum + duration - 50, 0),
      scriptCpu: Math.max(0, ((after['ScriptDuration'] ?? 0) - (before['ScriptDuration'] ?? 0)) * 1000),
      shift: seen.cls,
      key: Math.max(16, ...seen.keys),
      heap: used,
    }
  } finally {
    await close()
  }
}

const total = (requests: readonly Sent[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0)
