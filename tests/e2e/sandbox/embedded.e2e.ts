import type { Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { expect, PASSWORD, pictured as test } from '../support/own-world.ts'

const credentials = { email: CLAIRE, password: PASSWORD }

/** A call as the application makes it: from its page, to its own origin, where only the worker answers. */
const call = (page: Page, method: string, path: string, token = '', body?: unknown) =>
  page.evaluate(
    async ([verb, address, bearer, json]) => {
      const response = await fetch(`/api/v1${address}`, {
        method: verb,
        headers: { Authorization: `Bearer ${bearer}` },
        ...(json !== '' && { body: json }),
      })
      const answer: { data?: { access?: string; pagination?: { count: number } } } = await response.json()
      return { status: response.status, ...answer.data }
    },
    [method, path, token, body === undefined ? '' : JSON.stringify(body)] as const,
  )

/** The people are offered once the sandbox has started. */
async function open(page: Page) {
  await page.goto('/auth/login')
  await expect(page.getByText('Claire Fontaine')).toBeVisible()
  return page
}

const signIn = async (page: Page) => (await call(page, 'POST', '/auth/login/', '', credentials)).access ?? ''
const countOf = async (page: Page, name: string, token: string) =>
  (await call(page, 'GET', `/brands/?search=${encodeURIComponent(name)}`, token)).pagination?.count

test('the embedded sandbox is one world for all tabs, and outlives a reload', async ({ page, context }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await open(page)
  const token = await signIn(page)
  expect((await call(page, 'POST', '/brands/', token, { name: 'Maison Dubois' })).status).toBe(201)

  const other = await open(await context.newPage())
  expect(await countOf(other, 'Maison Dubois', token)).toBe(1)
  await page.reload()
  await expect(page.getByText('Claire Fontaine')).toBeVisible()
  expect(await countOf(page, 'Maison Dubois', token)).toBe(1)
  expect(problems).toEqual([])
})

test('the list of users has its place from the first paint, and nothing moves when it comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(globalThis, { shift: Number(Reflect.get(globalThis, 'shift')) + Number(entry.value) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page)
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThan(0.02)
})

test('two tabs that write at once lose nothing', async ({ page, context }) => {
  const other = await open(await context.newPage())
  await open(page)
  const token = await signIn(page)
  const names = Array.from({ length: 20 }, (_, at) => `Marque jumelle ${at}`)
  await Promise.all(names.map((name, at) => call(at % 2 === 0 ? page : other, 'POST', '/brands/', token, { name })))
  expect(await countOf(other, 'Marque jumelle', token)).toBe(20)
})

test('a reset from the panel reaches every tab', async ({ page, context }) => {
  const other = await open(await context.newPage())
  await open(page)
  const token = await signIn(page)
  expect((await call(other, 'GET', '/auth/me/', token)).status).toBe(200)

  await page.getByRole('button', { name: 'Réglages du bac à sable' }).click()
  await page.getByRole('button', { name: 'Repartir de zéro' }).click()
  await expect.poll(async () => (await call(other, 'GET', '/auth/me/', token)).status).toBe(401)
  expect(await countOf(other, 'Maison', await signIn(other))).toBe(1)
})

test('a browser without a database says that nothing is stored, and works', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
  await open(page)
  await page.getByRole('button', { name: 'Réglages du bac à sable' }).click()
  await expect(page.getByText('Ce navigateur ne garde rien', { exact: false })).toBeVisible()
  expect(await signIn(page)).not.toBe('')
})
