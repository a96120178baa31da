import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { chromiumLaunch } from '../support/chromium.ts'
import { measureLeak } from './leak.ts'
import { leakRows } from './report.ts'
import { table } from './rows.ts'
import { startServers } from './servers.ts'

/** `npm run leaks`: only G17, without the rest of the bench. */
const { values } = parseArgs({
  options: { dir: { type: 'string', default: 'dist' }, cycles: { type: 'string', default: '200' } },
})

const servers = await startServers(values.dir)
const browser = await chromium.launch(chromiumLaunch({ whole: true }))
try {
  const rows = leakRows(await measureLeak(browser, servers.app, Number(values.cycles)))
  console.info(table(rows))
  if (rows.some(([, , , reached]) => reached === 'no')) process.exitCode = 1
} finally {
  await browser.close()
  await servers.stop()
}
