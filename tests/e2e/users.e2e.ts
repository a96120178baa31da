import { expectDashboard } from './support/journey.ts'
import { expect, test } from './support/own-world.ts'

test('a closed drawer of a user leaves no entry in the history (USR-02)', async ({ page, enter }) => {
  await enter()
  await expectDashboard(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click()
  const row = page.getByRole('button', { name: 'Bastien Morel', exact: true })
  await row.click()
  await expect(page).toHaveURL(/\/users\?user=2$/)
  await expect(page.getByRole('dialog', { name: 'Bastien Morel' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/users$/)
  await expect(row).toBeFocused()
  await page.goBack()
  await expectDashboard(page)
})
