import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any page has before its content. */
const MOST_STOPS = 80

/** Moves the focus to `place` with the Tab key, forwards or backwards. */
export async function tabTo(page: Page, place: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(place).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    if (await place.evaluate((element) => element === document.activeElement)) break
  }
  await expect(place).toBeFocused()
}

/** Uses the skip link to reach the content. */
export async function skipToContent(page: Page) {
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Aller au contenu principal' }).focus()
  await page.keyboard.press('Enter')
}
