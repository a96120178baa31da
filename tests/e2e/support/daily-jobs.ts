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

function listen() {
  const count = (kind: string) => void Reflect.apply(Reflect.get(window, 'countInput'), window, [kind])
  const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta']
  addEventListener('pointerdown', () => count('click'), true)
  addEventListener(
    'keydown',
    ({ key, ctrlKey }) => {
      if (!MODIFIERS.includes(key) && (key.length > 1 || ctrlKey)) count('key')
    },
    true,
  )
}

/** Counts the clicks on all pages, and the keys that are no letters. */
export async function countInput(page: Page) {
  const counts = { click: 0, key: 0 }
  await page.exposeFunction('countInput', (kind: keyof typeof counts) => void (counts[kind] += 1))
  await page.addInitScript(listen)
  return counts
}
