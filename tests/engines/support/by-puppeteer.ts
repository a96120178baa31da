import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'

import { chromiumLaunch } from '../../support/chromium.ts'
import { findFirefox } from '../../support/engines.ts'
import { LANGUAGE, TIME_ZONE, WINDOW, type Browser, type Tab } from './browser.ts'
import { profileFolder } from './folders.ts'

/** What Firefox does in a window of its own: no page of welcome, no question, files saved without asking. */
const firefoxPreferences = (downloads: string) => ({
  'intl.accept_languages': LANGUAGE,
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.alwaysOpenPanel': false,
  // scroll bars that take room, as on Windows
  'widget.gtk.overlay-scrollbars.enabled': false,
})

function launchOptions(engine: 'chromium' | 'firefox', downloads: string) {
  const environment = { TZ: TIME_ZONE, LANG: 'fr_FR.UTF-8', HOME: downloads }
  if (engine === 'firefox')
    return {
      browser: 'firefox' as const,
      executablePath: findFirefox() ?? '',
      extraPrefsFirefox: firefoxPreferences(downloads),
      env: { ...process.env, ...environment, MOZ_CRASHREPORTER_DISABLE: '1' },
    }
  const { executablePath, args } = chromiumLaunch()
  return {
    browser: 'chrome' as const,
    executablePath,
    args: [...args, `--lang=${LANGUAGE}`, `--accept-lang=${LANGUAGE}`],
    // scroll bars that take room, as on Windows
    ignoreDefaultArgs: ['--hide-scrollbars'],
    downloadBehavior: { policy: 'allow' as const, downloadPath: downloads },
    env: { ...process.env, ...environment },
  }
}

function tabOf(page: Page): Tab {
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    url: () => Promise.resolve(page.url()),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key) {
      // the names of journeys are those of Puppeteer
      const keys = key.split('+') as KeyInput[]
      for (const one of keys) await page.keyboard.down(one)
      for (const one of keys.toReversed()) await page.keyboard.up(one)
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => page.close(),
  }
}

/** Chromium by its own protocol and Firefox by WebDriver BiDi, both without a driver in between. */
export async function startByPuppeteer(engine: 'chromium' | 'firefox'): Promise<Browser> {
  const folder = profileFolder(engine)
  const browser = await puppeteer.launch({
    ...launchOptions(engine, folder.path),
    // Chromium speaks BiDi through a page of its own: one more thing that can fail
    protocol: engine === 'firefox' ? 'webDriverBiDi' : 'cdp',
    headless: true,
    defaultViewport: WINDOW,
  })
  const pages = new WeakMap<Tab, Page>()
  return {
    engine,
    version: await browser.version(),
    downloads: folder.path,
    async newTab(url) {
      const page = await browser.newPage()
      const tab = tabOf(page)
      await tab.open(url)
      pages.set(tab, page)
      return tab
    },
    async print(tab) {
      const page = pages.get(tab)
      if (!page) throw new Error('The tab is of another browser')
      return page.pdf({ format: 'a4' })
    },
    async stop() {
      await browser.close()
      folder.remove()
    },
  }
}
