import type { Page } from '@playwright/test'

import type { Sandbox } from './own-world.ts'

/** A job of an agency, done from the dashboard. */
export type Job = {
  /** The most clicks or keys. */
  most: number
  /** Who does it; default: the admin of the agency. */
  as?: string
  does: (job: {
    page: Page
    /** Successful answers of the sandbox to an operation. */
    calls: (operation: string) => Promise<number>
  }) => Promise<void>
}

export async function callsOf(sandbox: Sandbox, operation: string): Promise<number> {
  const { calls } = await sandbox.requests()
  return calls.filter((call) => call.operation === operation && call.status < 300).length
}

/** Runs in the page. */
function listen() {
  const modifiers = ['Control', 'Shift', 'Alt', 'Meta']
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      (event) => {
        const isLetter = event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey
        if (isLetter || (event instanceof KeyboardEvent && modifiers.includes(event.key))) return
        Reflect.apply(Reflect.get(window, 'countInput'), window, [type])
      },
      true,
    )
}

/** Counts the clicks on all pages, and the keys that are no letters. */
export async function countInput(page: Page) {
  const counts = { pointerdown: 0, keydown: 0 }
  await page.exposeFunction('countInput', (type: keyof typeof counts) => void (counts[type] += 1))
  await page.addInitScript(listen)
  return counts
}
