import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { type Browser, chromium, type Page } from '@playwright/test'
import { preview } from 'vite'

import { chromiumLaunch } from '../../tests/support/chromium.ts'
import { picture, SIZE, WHOLE_TILES } from './picture.ts'

/** A story of a built workbench, as its `index.json` names it. */
export type Story = { id: string; title: string; name: string }

type Mode = { locale?: string; theme?: string; viewport?: { value: string } }

/** The settings of a story for its pictures. The workbench knows them once it has read all stories. */
type Facts = {
  storyGlobals?: Mode
  parameters: {
    chromatic?: { disableSnapshot?: boolean; forcedColors?: 'active' | 'none'; modes?: Record<string, Mode> }
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> }
  }
}

type Workbench = { ready: () => Promise<unknown>; extract: () => Promise<Record<string, Facts>> }

type Events = {
  storyFinished: { storyId: string; status: 'success' | 'error' }
  playFunctionThrewException: Error
  storyThrewException: Error
  unhandledErrorsWhilePlaying: Error[]
  storyMissing: string
}

/** The event channel of the workbench. It keeps the last event of each kind. */
type Channel = { last: <K extends keyof Events>(event: K) => readonly [Events[K]] | undefined }

const BASE_MODE = 'fr-light-1280'

export function storiesOf(workbench: string): Story[] {
  // the format that the workbench writes
  const { entries } = JSON.parse(readFileSync(join(workbench, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(entries).flatMap(({ id, title, name, type }) => (type === 'story' ? [{ id, title, name }] : []))
}

/** `stopped`: the error of its play function, or of the page meanwhile. */
type Shown = { drawn: boolean; stopped?: string | undefined }

/** Turns off the accessibility checks: pictures do not need them, and they take a quarter of the time. */
const WITHOUT_CHECKS = 'a11y.manual:!true'

/**
 * Opens a story, and waits until its play function has ended, the fonts have loaded and nothing moves. A play function
 * that fails hides the story behind its error. The picture shows the story all the same.
 */
async function show(page: Page, origin: string, id: string, globals: string): Promise<Shown> {
  const shown = [WITHOUT_CHECKS, globals].filter(Boolean).join(';')
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${shown}`)
  await page.waitForFunction(
    (story) => {
      const channel = (window as Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__
      return channel?.last('storyFinished')?.[0].storyId === story || channel?.last('storyMissing') !== undefined
    },
    id,
    { timeout: 60_000 },
  )
  return page.evaluate(async () => {
    const channel = (window as Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    document.body.classList.replace('sb-show-errordisplay', 'sb-show-main')
    const failure =
      channel?.last('playFunctionThrewException')?.[0] ??
      channel?.last('storyThrewException')?.[0] ??
      channel?.last('unhandledErrorsWhilePlaying')?.[0][0]
    const failed = channel?.last('storyFinished')?.[0].status !== 'success'
    const stopped = failure?.message ?? (failed ? 'It failed' : undefined)
    return { drawn: document.querySelector('#storybook-root')?.hasChildNodes() ?? false, stopped }
  })
}

/** The settings of all stories for their pictures. */
async function readFacts(page: Page, origin: string): Promise<Record<string, Facts>> {
  await page.goto(`${origin}/iframe.html?viewMode=story`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: workbench } = window as unknown as { __STORYBOOK_PREVIEW__: Workbench }
    await workbench.ready()
    return workbench.extract()
  })
}

/** The window size of a story: its own, or that of the mode. */
function sizeOf({ storyGlobals, parameters }: Facts, mode: Mode = {}) {
  const name = (storyGlobals?.viewport ?? mode.viewport)?.value
  const { width = '', height = '' } = (name && parameters.viewport?.options?.[name]?.styles) || {}
  return {
    width: Number.parseInt(width, 10) || SIZE.width,
    height: Number.parseInt(height, 10) || SIZE.height,
  }
}

/** A page of its own, as each lane has one. `crashed` becomes true when it dies, for want of memory for example. */
async function openPage(browser: Browser): Promise<{ page: Page; crashed: boolean }> {
  const context = await browser.newContext({
    viewport: SIZE,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  const opened = { page: await context.newPage(), crashed: false }
  opened.page.on('crash', () => {
    opened.crashed = true
  })
  return opened
}

/** The modes a story is reviewed in beside the base mode, as `.storybook/modes.ts` names them. */
const modesOf = ({ parameters }: Facts) =>
  Object.entries(parameters.chromatic?.modes ?? {}).filter(([name]) => name !== BASE_MODE)

type Wanted = {
  workbench: string
  stories: Story[]
  /** Where the pictures go: one file each, `<id>.png`, `<id>--<mode>.png`. */
  folder: string
  /** Also in every mode the story asks for. */
  allModes: boolean
  /** How many pictures are taken side by side. */
  lanes: number
  onPicture: (done: number) => void
  /** Gets the page as it is on a picture, before its file is written. Not called for a picture that exists. */
  onTaken?: (id: string, page: Page) => Promise<void>
}

/** Names, without `.png`. `failed`: nothing was drawn. `stopped`: why a play function failed; a picture may exist. */
export type Pictures = { names: string[]; failed: string[]; stopped: Record<string, string> }

/** Takes a picture of each story and keeps it as a file. An existing picture is not taken again. */
export async function takePictures({
  workbench,
  stories,
  folder,
  allModes,
  lanes,
  onPicture,
  onTaken,
}: Wanted): Promise<Pictures> {
  mkdirSync(folder, { recursive: true })
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: workbench },
    // fetched and compiled once, not for every story
    preview: { port: 0, host: 'localhost', headers: { 'Cache-Control': 'max-age=86400' } },
  })
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '')
  if (!origin) throw new Error('The built workbench could not be served')
  const launch = chromiumLaunch()
  const browser = await chromium.launch({ ...launch, args: [...launch.args, WHOLE_TILES] })
  const names: string[] = []
  const failed: string[] = []
  const stopped: Record<string, string> = {}
  const waiting = [...stories]
  const file = (name: string) => join(folder, `${name}.png`)
  // kept beside the picture: the next run takes a story that stopped again
  const reason = (name: string) => join(folder, `${name}.txt`)
  let facts: Record<string, Facts> = {}
  let done = 0

  async function lane() {
    let opened = await openPage(browser)
    const takeStory = async (id: string) => {
      const own = facts[id] ?? { parameters: {} }
      const take = async (name: string, globals: string, mode?: Mode) => {
        for (const old of [file(name), reason(name)]) rmSync(old, { force: true })
        const { page } = opened
        await page.setViewportSize(sizeOf(own, mode))
        await page.emulateMedia({ forcedColors: own.parameters.chromatic?.forcedColors ?? 'none' })
        const look = () => show(page, origin ?? '', id, globals)
        // tried twice: a machine that stood still for a while is not the story's fault
        const { drawn, stopped: why } = await look()
          .catch(look)
          .catch((error: unknown): Shown => {
            if (opened.crashed) throw error
            return { drawn: false, stopped: String(error) }
          })
        if (why !== undefined) {
          // the rest of the message is the whole document
          stopped[name] = stripVTControlCharacters(why).slice(0, 600)
          writeFileSync(reason(name), stopped[name])
        }
        if (!drawn) return void failed.push(name)
        const taken = await picture(page)
        await onTaken?.(name, page)
        writeFileSync(file(name), taken)
        names.push(name)
      }
      // Storybook's flag for a story whose pictures mean nothing
      if (own.parameters.chromatic?.disableSnapshot !== true) {
        if (allModes || !existsSync(file(id)) || existsSync(reason(id))) await take(id, '')
        else names.push(id)
        for (const [name, mode] of allModes ? modesOf(own) : [])
          await take(`${id}--${name}`, `locale:${mode.locale ?? 'fr'};theme:${mode.theme ?? 'light'}`, mode)
      }
    }
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const { id } = story
      // tried twice, as above; the page of a crash can show nothing more
      for (let tries = 1; tries <= 2; tries += 1) {
        try {
          await takeStory(id)
          break
        } catch (error) {
          if (!opened.crashed) throw error
          if (tries === 2) {
            failed.push(id)
            stopped[id] = String(error)
          }
          await opened.page.context().close()
          opened = await openPage(browser)
        }
      }
      done += 1
      onPicture(done)
    }
    await opened.page.context().close()
  }

  try {
    facts = await readFacts(await browser.newPage(), origin)
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    await browser.close()
    await server.close()
  }
  return { names, failed, stopped }
}
