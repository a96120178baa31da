import type { Page } from '@playwright/test'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { OPENINGS } from './support/axe/openings.ts'
import { standsOut, stretchTexts } from './support/longest-texts.ts'
import { expect, test } from './support/own-world.ts'
import { openInside, PUBLIC_PAGES, settle, settleInside, SIGNED_IN_PAGES } from './support/pages.ts'

const WIDTHS = [320, 360]

/** Two frames later the page has been drawn for its new width. What slides in has arrived when its transition ends. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

async function measure(page: Page, what: string, found: Record<string, string[]>) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await drawn(page)
    const out = await standsOut(page)
    if (out.length > 0) found[`${what}, ${width} px`] = out
  }
}

for (const [area, paths, open, stands] of [
  ['public pages', PUBLIC_PAGES, (page: Page, path: string) => page.goto(path), settle],
  ['pages of the signed-in area', SIGNED_IN_PAGES, openInside, settleInside],
] as const)
  test(`the longest texts without a space stay in the window, at 320 and 360 px: ${area} (NFR-08, BRD-12)`, async ({
    page,
    enter,
  }) => {
    // many pages on a busy machine
    test.slow()
    const found: Record<string, string[]> = {}
    await stretchTexts(page)
    await page.setViewportSize({ width: 360, height: 740 })
    if (area !== 'public pages') await enter()
    for (const path of paths)
      await test.step(path, async () => {
        await open(page, path)
        await stands(page)
        await measure(page, path, found)
      })
    expect(found).toEqual({})
  })

/** On a phone it stands in the navigation. */
const IN_NAVIGATION = 'the menu of the account'

const LAYERS: (typeof OPENINGS)[string] = [
  // on a phone the filters are in a drawer, and hold no text of the provider
  ...(OPENINGS[CLAIRE] ?? []).filter(({ name }) => name !== 'a filter of the brands'),
  {
    name: 'a toast that names a brand',
    path: '/brands/12',
    open: async (page) => {
      await page.getByRole('main').getByRole('switch').first().click()
      return page.getByText(/ est (?:in)?active/).first()
    },
  },
  {
    name: 'the choice of an administrator',
    path: '/brands?administrator=none',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Autres actions pour/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Nommer un administrateur' }).click()
      return page.getByRole('dialog').getByRole('option').first()
    },
  },
  {
    name: 'access that waits for a user',
    path: '/users/invitations',
    open: async (page) => {
      const items = [{ email: `${'a'.repeat(64)}@${'b'.repeat(180)}.fr`, brand_id: 3 }]
      await page.evaluate((u1) => localStorage.setItem('postponed-access', JSON.stringify({ u1 })), { items })
      await page.reload()
      return page.getByText('Accès à donner')
    },
  },
  {
    name: 'the drawer of a user',
    path: '/users',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: /Donau/ }).first().click()
      return page.getByRole('dialog')
    },
  },
]

test('the longest texts without a space stay in the window, at 320 and 360 px, in menus, dialogs, drawers and toasts (NFR-08, BRD-12)', async ({
  page,
  enter,
}) => {
  test.slow()
  const found: Record<string, string[]> = {}
  await stretchTexts(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await enter()
  for (const { name, path, open } of LAYERS)
    await test.step(name, async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      await settleInside(page)
      if (name === IN_NAVIGATION) await page.getByRole('button', { name: 'Ouvrir la navigation' }).click()
      await expect(await open(page)).toBeVisible()
      await measure(page, name, found)
    })
  expect(found).toEqual({})
})
