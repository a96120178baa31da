import { expect, test } from './support/own-world.ts'

test('a brand and a user are previewed from their lists by keyboard alone (BRD-22, USR-02, NFR-08)', async ({
  page,
  enter,
}) => {
  for (const [path, role, label] of [
    ['/brands', 'link', 'Administrateur'],
    ['/users', 'button', 'Dernière connexion'],
  ] as const) {
    await enter(path)
    const titles = page.getByRole('rowheader').getByRole(role)
    const [first, second] = [titles.first(), page.getByRole('rowheader').nth(1).getByRole(role).first()]
    await first.focus()
    await expect(async () => {
      await page.keyboard.press('j')
      await expect(second).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.press('Space')
    const peek = page.getByRole('region', { name: (await second.textContent()) ?? '' })
    await expect(peek).toContainText(label)
    await page.keyboard.press('k')
    await expect(first).toBeFocused()
    await expect(page.getByRole('region', { name: (await first.textContent()) ?? '' })).toContainText(label)
    await expect(peek).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('region', { name: (await first.textContent()) ?? '' })).toHaveCount(0)
    await expect(first).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
})
