import { expect, test } from './support/in-engine.ts'

test('the access review prints its lines, not the shell of the page', async ({ view, enter, running }) => {
  await enter('/settings/access-review')
  const button = view.getByRole('button', { name: 'Imprimer' })
  await button.waitFor()
  await view.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told, print: () => told.push('print') })
  }, undefined)
  await button.click()
  await expect(view.evaluate(() => Reflect.get(window, 'told') as string[], undefined)).resolves.toEqual(['print'])
  // what a browser tells a page that it prints
  await view.evaluate(() => void window.dispatchEvent(new Event('beforeprint')), undefined)
  const lines = await view.expectPage(
    () => document.querySelectorAll('main table tbody tr').length,
    (count) => count > 0,
  )
  expect(lines).toBeGreaterThan(3)
  await view.evaluate(() => void window.dispatchEvent(new Event('afterprint')), undefined)
  if (!running.print) return
  const pdf = await running.print(view.tab)
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
  expect(pdf.length).toBeGreaterThan(10_000)
})
