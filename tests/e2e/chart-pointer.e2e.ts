import { expect, test } from './support/own-world.ts'

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

test.use({ viewport: { width: 360, height: 800 } })

test('DSH-04 NFR-09 · under the pointer, a bar says its whole name within a phone’s width, and what it counts', async ({
  page,
  enter,
}) => {
  await page.route(/\/brands\/\?/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('Café de l’Étoile', LONG) })
  })
  await enter('/analytics')
  // a day without activity, such as today just after midnight, has a bar without height
  const bars = page.locator('.MuiBarChart-element:not([height="0"])')
  await bars.first().hover()
  // like the picture, it is for the eye alone
  const tooltip = page.getByRole('tooltip', { includeHidden: true })
  await expect(tooltip).toContainText(LONG)
  await expect(tooltip.locator('tr')).toHaveText(/^Utilisateurs\d+$/)
  await expect
    .poll(async () => {
      const box = await tooltip.boundingBox()
      return box && box.x >= 0 && box.x + box.width <= 360
    })
    .toBe(true)
  // nothing of the name reaches over the edge of the tooltip
  const caption = tooltip.locator('caption')
  expect(await caption.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  // a day is said with its year
  await bars.last().hover()
  await expect(tooltip).toContainText(/ 20\d\d/)
})
