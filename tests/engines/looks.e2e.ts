import { expect, test } from './support/in-engine.ts'

/** Names of the elements that reach beyond the window, which then scrolls sideways. */
const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

for (const path of [
  '/dashboard',
  '/brands',
  '/users',
  '/users/invitations',
  '/settings',
  '/settings/billing',
  '/analytics',
])
  test(`no element is cut off on a phone: ${path}`, async ({ view, enter }) => {
    await enter(path)
    await view.getByRole('heading', { level: 1 }).waitFor()
    await view.tab.resize(360, 740)
    await view.expectPage(sideways, (pixels) => pixels <= 0)
  })

test('the sign-in fills the window and does not scroll (100dvh)', async ({ view }) => {
  await view.goto('/auth/login')
  await view.getByRole('heading', { level: 1 }).waitFor()
  const size = await view.evaluate(
    () => ({
      body: document.body.getBoundingClientRect().height,
      window: innerHeight,
      scroll: document.documentElement.scrollHeight,
    }),
    undefined,
  )
  expect(size.body).toBeGreaterThanOrEqual(size.window - 1)
  expect(size.scroll).toBe(size.window)
})

test('a table becomes cards where its container is narrow, whatever the window (container queries, :has)', async ({
  view,
  enter,
}) => {
  await enter('/brands')
  await view.getByRole('link', { name: 'Brasserie du Port' }).first().waitFor()
  const known = await view.evaluate(
    () => [
      CSS.supports('selector(:has(a))'),
      CSS.supports('container-type: inline-size'),
      CSS.supports('height: 100dvh'),
    ],
    undefined,
  )
  expect(known).toEqual([true, true, true])
  await view.tab.resize(360, 740)
  await view.getByRole('link', { name: 'Brasserie du Port' }).first().waitFor()
})

test('the scroll bars that take room are as dark as the page', async ({ view, enter }) => {
  await view.evaluate(() => localStorage.setItem('theme', 'dark'), undefined)
  await enter('/users')
  await view.getByRole('row').first().waitFor()
  const light = await view.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('html, body *')]
        .filter((box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
        .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflow))
        .filter(
          (box) => getComputedStyle(box).colorScheme !== 'dark' || getComputedStyle(box).scrollbarColor === 'auto',
        )
        .map((box) => box.outerHTML.slice(0, 200)),
    undefined,
  )
  expect(light).toEqual([])
})
