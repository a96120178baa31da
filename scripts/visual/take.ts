import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { chromium, type Page } from '@playwright/test'
import { preview } from 'vite'

import { chromiumLaunch } from '../../tests/support/chromium.ts'

/** A story of a built workbench, as its `index.json` names it. */
export type Story = { id: string; title: string; name: string }

type Mode = { locale?: string; theme?: string; viewport?: { value: string } }

/** What the workbench keeps of the story it shows. */
type Workbench = {
  currentRender?: {
    story?: { parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode> } } }
  }
}

/** Where the workbench tells what happens; it keeps the last of each event. */
type Channel = { last: (event: string) => readonly unknown[] | undefined }

const BASE_MODE = 'fr-light-1280'
const WIDTH = { width: 1280, height: 800 }

export function storiesOf(workbench: string): Story[] {
  // the format that the workbench writes
  const { entries } = JSON.parse(readFileSync(join(workbench, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(entries).flatMap(({ id, title, name, type }) => (type === 'story' ? [{ id, title, name }] : []))
}

/** `stopped`: what its play function, or the page meanwhile, failed with. */
type Shown = { drawn: boolean; stopped?: string | undefined }

/** The accessibility checks are not what is looked at, and take a quarter of the time. */
const WITHOUT_CHECKS = 'a11y.manual:!true'

/**
 * Goes to a story, and waits until its play function has ended, the fonts are there and nothing moves. A play function that
 * fails hides the story behind its error: the picture shows what stands all the same.
 */
async function show(page: Page, origin: string, { id }: Story, globals: string): Promise<Shown> {
  const shown = [WITHOUT_CHECKS, globals].filter(Boolean).join(';')
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${shown}`)
  await page.waitForFunction(
    (story) => {
      const channel = (window as Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__
      const [ended] = (channel?.last('storyFinished') ?? []) as { storyId: string }[]
      return ended?.storyId === story || channel?.last('storyMissing') !== undefined
    },
    id,
    { timeout: 60_000 },
  )
  return page.evaluate(async () => {
    const channel = (window as Window & { __STORYBOOK_ADDONS_CHANNEL__?: Channel }).__STORYBOOK_ADDONS_CHANNEL__
    const last = <T>(event: string) => channel?.last(event)?.[0] as T | undefined
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    document.body.classList.replace('sb-show-errordisplay', 'sb-show-main')
    const failures = [
      last<Error>('playFunctionThrewException'),
      last<Error>('storyThrewException'),
      last<Error[]>('unhandledErrorsWhilePlaying')?.[0],
    ]
    const failed = last<{ status: string }>('storyFinished')?.status !== 'success'
    const stopped = failures.find((failure) => failure !== undefined)?.message ?? (failed ? 'It failed' : undefined)
    return { drawn: document.querySelector('#storybook-root')?.hasChildNodes() ?? false, stopped }
  })
}

/** Storybook's way to say that pictures of a story say nothing. */
const isPictured = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { currentRender } = (window as Window & { __STORYBOOK_PREVIEW__?: Workbench }).__STORYBOOK_PREVIEW__ ?? {}
    return currentRender?.story?.parameters.chromatic?.disableSnapshot !== true
  })

/** The modes a story is reviewed in beside the base mode, as `.storybook/modes.ts` names them. */
const modesOf = (page: Page): Promise<[string, Mode][]> =>
  page.evaluate((base) => {
    const { currentRender } = (window as Window & { __STORYBOOK_PREVIEW__?: Workbench }).__STORYBOOK_PREVIEW__ ?? {}
    const modes = Object.entries(currentRender?.story?.parameters.chromatic?.modes ?? {})
    return modes.filter(([name]) => name !== base)
  }, BASE_MODE)

const sizeOf = ({ viewport }: Mode) => ({
  ...WIDTH,
  width: Number(viewport?.value.replace(/\D/g, '')) || WIDTH.width,
})

/** What fades is drawn in a layer of its own, with other edges than in its place: nothing is animated in a picture. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important }'

/** The picture of what stands: taken until two in a row are the same, five times at most. */
async function picture(page: Page): Promise<Buffer> {
  const take = () =>
    page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: true, style: STILL, type: 'png' })
  let last = await take()
  for (let times = 0; times < 4; times += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })))
    const next = await take()
    if (next.equals(last)) break
    last = next
  }
  return last
}

type Wanted = {
  workbench: string
  stories: Story[]
  /** Where the pictures go: one file each, `<id>.png`, `<id>--<mode>.png`. */
  folder: string
  /** Also in every mode the story asks for. */
  allModes: boolean
  /** Pictures side by side. */
  lanes: number
  onPicture: (done: number) => void
}

/** Names, without `.png`. `failed`: nothing was drawn. `stopped`: a play function failed, and why; there may be a picture. */
export type Pictures = { names: string[]; failed: string[]; stopped: Record<string, string> }

/**
 * Takes a picture of each story, and keeps it as a file; what is there already is not taken again.
 */
export async function takePictures({
  workbench,
  stories,
  folder,
  allModes,
  lanes,
  onPicture,
}: Wanted): Promise<Pictures> {
  mkdirSync(folder, { recursive: true })
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: workbench },
    preview: { port: 0, host: 'localhost' },
  })
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '')
  if (!origin) throw new Error('The built workbench could not be served')
  const browser = await chromium.launch(chromiumLaunch())
  const names: string[] = []
  const failed: string[] = []
  const stopped: Record<string, string> = {}
  const waiting = [...stories]
  let done = 0

  async function lane() {
    const context = await browser.newContext({
      viewport: WIDTH,
      locale: 'fr-FR',
      timezoneId: 'Europe/Paris',
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    })
    const page = await context.newPage()
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const base = story.id
      const file = (name: string) => join(folder, `${name}.png`)
      // kept beside the picture: a story that stopped is gone through again by the next run
      const reason = (name: string) => join(folder, `${name}.txt`)
      const take = async (name: string, { drawn, stopped: why }: Shown) => {
        for (const old of [file(name), reason(name)]) rmSync(old, { force: true })
        if (why !== undefined) {
          // what follows is the whole document
          stopped[name] = stripVTControlCharacters(why).slice(0, 600)
          writeFileSync(reason(name), stopped[name])
        }
        if (!drawn) failed.push(name)
        else if (await isPictured(page)) writeFileSync(file(name), await picture(page))
        if (existsSync(file(name))) names.push(name)
      }
      if (allModes || !existsSync(file(base)) || existsSync(reason(base))) {
        await page.setViewportSize(WIDTH)
        await take(base, await show(page, origin ?? '', story, ''))
      } else names.push(base)
      const modes = allModes ? await modesOf(page) : []
      for (const [name, mode] of modes) {
        const { locale = 'fr', theme = 'light' } = mode
        await page.setViewportSize(sizeOf(mode))
        await take(`${base}--${name}`, await show(page, origin ?? '', story, `locale:${locale};theme:${theme}`))
      }
      done += 1
      onPicture(done)
    }
    await context.close()
  }

  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    await browser.close()
    await server.close()
  }
  return { names, failed, stopped }
}
