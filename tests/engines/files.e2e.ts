import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from './support/in-engine.ts'

test('an export is saved as a file that spreadsheets read @short', async ({ view, enter, running }) => {
  await enter('/brands')
  await view.getByRole('button', { name: 'Exporter en CSV' }).click()
  const saved = () => readdirSync(running.downloads).find((name) => /^marques-\d{4}-\d\d-\d\d.*\.csv$/.test(name))
  const name = await view.until('the file of the export', () => Promise.resolve(saved()))
  const read = () => readFileSync(join(running.downloads, name), 'utf8')
  const text = await view.until('its content', () => Promise.resolve(read() || undefined))
  expect(text.startsWith('\uFEFF')).toBe(true)
  expect(text).toContain('Brasserie du Port')
})
