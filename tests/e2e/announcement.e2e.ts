import { heading } from './support/journey.ts'
import { expect, test } from './support/own-world.ts'

const MINUTE = 60_000

test('a brand and an announcement of config.json come and go while a tab is open (decision 1)', async ({
  page,
  enter,
}) => {
  const found: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  let more: object = {}
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), ...more } })
  })
  await page.clock.install()
  await enter()
  await expect(heading(page)).toBeVisible()
  const region = page.getByRole('region', { name: 'Information importante' })
  const said = region.getByText('Maintenance ce soir à 22:00.')
  await expect(page).toHaveTitle(/ · Console Marques$/)

  const now = await page.evaluate(() => Date.now())
  more = {
    environment: 'Recette',
    brand: { name: 'Jardin Vert', accent: '#0A7A4B' },
    announcement: {
      text: { fr: 'Maintenance ce soir à 22:00.', en: 'Maintenance tonight at 10 pm.' },
      severity: 'warning',
      from: new Date(now + 20 * MINUTE).toISOString(),
      until: new Date(now + 40 * MINUTE).toISOString(),
    },
  }
  // a file that is still on its way would be given up
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(16 * MINUTE)
  await expect(page).toHaveTitle(/^\[Recette\] .* · Jardin Vert$/)
  await expect(page.locator('html')).toHaveCSS('--mui-palette-primary-main', '#0A7A4B')
  await expect(said).toHaveCount(0)
  await page.clock.fastForward(6 * MINUTE)
  await expect(said).toBeVisible()
  await page.clock.fastForward(20 * MINUTE)
  await expect(said).toHaveCount(0)

  // painted in its colour before any script of the app has run
  await page.reload()
  await expect(page.locator('html')).toHaveCSS('--mui-palette-primary-main', '#0A7A4B')

  more = {}
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(16 * MINUTE)
  await expect(page).toHaveTitle(/^(?!\[Recette\]).* · Console Marques$/)
  await expect(page.locator('html')).not.toHaveCSS('--mui-palette-primary-main', '#0A7A4B')
  expect(found).toEqual([])
})

test('an announcement that a user has dismissed stays away until it changes (decision 1)', async ({ page, enter }) => {
  let text = 'Maintenance ce soir.'
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), announcement: { text: { fr: text } } } })
  })
  await enter()
  const region = page.getByRole('region', { name: 'Information importante' })
  await region.getByRole('button', { name: 'Masquer' }).click()
  await expect(region.getByText(text)).toHaveCount(0)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(region.getByText(text)).toHaveCount(0)
  text = 'Maintenance demain.'
  await page.reload()
  await expect(region.getByText('Maintenance demain.')).toBeVisible()
})
