import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver'

import { findWebkit } from '../../support/engines.ts'
import { PATIENCE } from '../../support/patience.ts'
import { TIME_ZONE, WINDOW, type Browser, type Tab } from './browser.ts'
import { profileFolder } from './folders.ts'

/** Keys as Selenium codes them, by `KeyboardEvent.key`. */
const KEYS: Record<string, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Home: Key.HOME,
  End: Key.END,
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a TCP server
  server.close()
  return port
}

/** A screen that nobody sees: WebKitGTK has no headless mode. */
async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const { width, height } = WINDOW
  const size = `${width + 200}x${height + 300}x24`
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const numbers = child.stdio[3]
  if (!numbers) throw new Error('Xvfb has no pipe')
  const [number] = await once(numbers, 'data')
  return { child, name: `:${String(number).trim()}` }
}

async function connect(port: number, binary: string): Promise<WebDriver> {
  const start = () =>
    new Builder()
      // a driver that runs: Selenium then looks for none and loads none
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build()
  for (let tries = 0; ; tries += 1) {
    try {
      return await start()
    } catch (error) {
      // the driver may not listen yet
      if (tries === 50 || !String(error).includes('ECONNREFUSED')) throw error
      await delay(100)
    }
  }
}

async function resize(driver: WebDriver, width: number, height: number) {
  const bars = await driver.executeScript<number>('return window.outerHeight - window.innerHeight')
  await driver
    .manage()
    .window()
    .setRect({ width, height: height + bars })
}

/** What is answered in a moment, or never: WebKit loses one now and then, in a page that is just being left. */
function withDeadline<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const late = delay(PATIENCE / 4, undefined, { ref: false }).then(() => {
    throw new Error('WebKit did not answer')
  })
  return Promise.race([asked, late])
}

function tabOf(driver: WebDriver): Tab {
  return {
    open: (url) => withDeadline(driver.get(url)),
    url: () => withDeadline(driver.getCurrentUrl()),
    run: (body) => withDeadline(driver.executeScript(body)),
    click: (x, y) =>
      withDeadline(
        driver
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .click()
          .perform(),
      ),
    type: (text) => withDeadline(driver.actions().sendKeys(text).perform()),
    async press(key) {
      const keys = key.split('+').map((name) => KEYS[name] ?? name)
      const actions = driver.actions()
      for (const one of keys) actions.keyDown(one)
      for (const one of keys.toReversed()) actions.keyUp(one)
      await withDeadline(actions.perform())
    },
    resize: (width, height) => withDeadline(resize(driver, width, height)),
    // the only tab of the window: the next journey opens its own address in it
    close: () => withDeadline(driver.get('about:blank')),
  }
}

type Running = { driver: WebDriver; end: () => void }

async function launch(home: string): Promise<Running> {
  const webkit = findWebkit()
  if (!webkit) throw new Error('No WebKitGTK was found')
  const display = await startDisplay()
  const port = await freePort()
  const child = spawn(webkit.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_DOWNLOAD_DIR: home,
      TZ: TIME_ZONE,
      LANG: 'fr_FR.UTF-8',
      LANGUAGE: 'fr',
      // its processes need rights that root in a container does not have
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // without a graphics card, and without a bus of the desktop
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      GTK_OVERLAY_SCROLLING: '0',
    },
  })
  const end = () => {
    child.kill()
    display.child.kill()
    process.off('exit', end)
  }
  // also when the run is broken off
  process.once('exit', end)
  try {
    const driver = await connect(port, webkit.browser)
    await resize(driver, WINDOW.width, WINDOW.height)
    return { driver, end }
  } catch (error) {
    end()
    throw error
  }
}

/** WebKitGTK by W3C WebDriver, the only protocol that its driver speaks. */
export async function startBySelenium(): Promise<Browser> {
  const folder = profileFolder('webkit')
  let running = await launch(folder.path)
  const capabilities = await running.driver.getCapabilities()
  const openIn = async (url: string) => {
    const tab = tabOf(running.driver)
    await tab.open(url)
    await tab.run('return null')
    return tab
  }
  return {
    engine: 'webkit',
    version: `WebKitGTK ${String(capabilities.getBrowserVersion())}`,
    downloads: folder.path,
    async newTab(url) {
      try {
        return await openIn(url)
      } catch (error) {
        console.warn(`WebKit is started again before a journey: ${String(error)}`)
        running.end()
        running = await launch(folder.path)
        return openIn(url)
      }
    },
    async stop() {
      await withDeadline(running.driver.quit()).catch(() => undefined)
      running.end()
      folder.remove()
    },
  }
}
