import { setTimeout as delay } from 'node:timers/promises'

import type { Place, Role, Screen, Words } from '../../e2e/support/screen.ts'
import { PATIENCE } from '../../support/patience.ts'
import type { Tab } from './browser.ts'
import type { Finding, Step, Text } from './steps.ts'

const PAUSE = 40

const MISSING = 'engine journeys: no script'

const text = (words: Words, exact = false): Text =>
  typeof words === 'string' ? { text: words, exact } : { source: words.source, flags: words.flags }

const describeSteps = (steps: readonly Step[]) => JSON.stringify(steps)

/** A page as journeys see it, in any engine: `script` finds the elements (`in-page.ts`, as one script). */
export class EngineScreen implements Screen<EnginePlace> {
  readonly tab: Tab
  readonly #script: string
  readonly #origin: string

  constructor(tab: Tab, script: string, origin: string) {
    this.tab = tab
    this.#script = script
    this.#origin = origin
  }

  /** Asks the page; its answer must be JSON. */
  async ask<Answer>(expression: string): Promise<Answer> {
    const body = `if (!globalThis.engineJourneys) return ${JSON.stringify(MISSING)}; return ${expression}`
    let answer = await this.tab.run(body)
    if (answer === MISSING) {
      await this.tab.run(`${this.#script}; return null`)
      answer = await this.tab.run(body)
    }
    return answer as Answer // what the page's function returns
  }

  /** Repeats a question until it is answered; a page that is just being left answers nothing. */
  async until<Answer>(what: string, question: () => Promise<Answer | undefined>, patience = PATIENCE): Promise<Answer> {
    const end = performance.now() + patience
    let last: unknown
    while (performance.now() < end) {
      try {
        const answer = await question()
        if (answer !== undefined) return answer
      } catch (error) {
        last = error
      }
      await delay(PAUSE)
    }
    const url = await this.tab.url().catch(() => '?')
    const reason = last instanceof Error ? `: ${last.message}` : ''
    throw new Error(`${what}: not within ${patience} ms at ${url}${reason}`, { cause: last })
  }

  evaluate<Result, Given>(run: (given: Given) => Result, given: Given): Promise<Result> {
    return this.ask(`(${String(run)})(${JSON.stringify(given) ?? 'undefined'})`)
  }

  /** Reads `run` until `wanted` holds. */
  async expectPage<Result>(
    run: () => Result,
    wanted: (result: Result) => boolean,
    what = String(run),
  ): Promise<Result> {
    let seen: Result | undefined
    try {
      return await this.until(what, async () => {
        seen = await this.evaluate(run, undefined)
        return wanted(seen) ? seen : undefined
      })
    } catch (error) {
      throw new Error(`${what}: ${JSON.stringify(seen)} at the end`, { cause: error })
    }
  }

  /** Opens a page of the application. */
  goto = (path: string) => this.tab.open(this.#origin + path)

  waitForUrl = (wanted: RegExp) =>
    this.until(`URL ${wanted.source}`, async () => (wanted.test(await this.tab.url()) ? true : undefined))

  press = (key: string) => this.tab.press(key)
  type = (words: string) => this.tab.type(words)

  getByRole = (role: Role, options: { name?: Words; exact?: boolean; level?: number } = {}) =>
    new EnginePlace(this, []).getByRole(role, options)

  getByText = (words: Words) => new EnginePlace(this, []).getByText(words)
  locator = (selector: string) => new EnginePlace(this, []).locator(selector)
}

export class EnginePlace implements Place<EnginePlace> {
  readonly #screen: EngineScreen
  readonly steps: readonly Step[]

  constructor(screen: EngineScreen, steps: readonly Step[]) {
    this.#screen = screen
    this.steps = steps
  }

  #then = (step: Step) => new EnginePlace(this.#screen, [...this.steps, step])

  getByRole = (role: Role, { name, exact, level }: { name?: Words; exact?: boolean; level?: number } = {}) =>
    this.#then({
      by: 'role',
      role,
      ...(name !== undefined && { name: text(name, exact) }),
      ...(level !== undefined && { level }),
    })

  getByText = (words: Words) => this.#then({ by: 'text', text: text(words) })
  locator = (selector: string) => this.#then({ by: 'css', selector })
  first = () => this.#then({ by: 'first' })
  filter = ({ hasText }: { hasText: Words }) => this.#then({ by: 'hasText', text: text(hasText) })

  or = (other: EnginePlace) => this.#then({ by: 'or', steps: other.steps })

  #look = () => this.#screen.ask<Finding>(`engineJourneys.look(${JSON.stringify(this.steps)})`)

  /** What is there; more than one element is a mistake of the journey. */
  async #one(): Promise<Finding> {
    const found = await this.#look()
    if (found.count > 1) throw new Error(`${found.count} elements: ${describeSteps(this.steps)}`)
    return found
  }

  async isVisible(): Promise<boolean> {
    return (await this.#one()).visible
  }

  async count(): Promise<number> {
    return (await this.#look()).count
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' | 'attached' } = {}): Promise<void> {
    await this.#screen.until(`${state}: ${describeSteps(this.steps)}`, async () => {
      const { count, visible } = await this.#one()
      const holds = state === 'visible' ? visible : state === 'hidden' ? !visible : count > 0
      return holds || undefined
    })
  }

  /** The text of the place, once it is there. */
  read(): Promise<string> {
    return this.#screen.until(`text of ${describeSteps(this.steps)}`, async () => {
      const found = await this.#one()
      return found.count === 1 ? found.text : undefined
    })
  }

  async click(): Promise<void> {
    let before: { x: number; y: number } | undefined
    const { x, y } = await this.#screen.until(`to click ${describeSteps(this.steps)}`, async () => {
      const { target } = await this.#one()
      // it stands still
      const still = target && before && target.x === before.x && target.y === before.y
      before = target
      return still ? target : undefined
    })
    await this.#screen.tab.click(x, y)
  }

  evaluate<Result, Given>(run: (element: HTMLElement, given: Given) => Result, given: Given): Promise<Result> {
    return this.#screen.until(`to read ${describeSteps(this.steps)}`, async () => {
      if ((await this.#one()).count === 0) return undefined
      const element = `engineJourneys.find(${JSON.stringify(this.steps)})[0]`
      const result = await this.#screen.ask<Result>(`(${String(run)})(${element}, ${JSON.stringify(given) ?? 'null'})`)
      // the driver gives null for nothing
      return (result ?? null) as Result // of a function without a result
    })
  }

  async focus(): Promise<void> {
    await this.evaluate((element) => element.focus(), null)
  }

  /** Types over what the field holds, key by key. */
  async fill(words: string): Promise<void> {
    await this.waitFor()
    await this.evaluate((element) => {
      element.focus()
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
    }, null)
    if (words === '') await this.#screen.tab.press('Delete')
    else await this.#screen.tab.type(words)
  }

  async press(key: string): Promise<void> {
    await this.focus()
    await this.#screen.tab.press(key)
  }
}
