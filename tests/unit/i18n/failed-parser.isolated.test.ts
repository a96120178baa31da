import { expect, it, vi } from 'vitest'

it('a file whose parser cannot be loaded keeps no page from opening, and is requested again (LAN-03, C286)', async () => {
  vi.resetModules()
  vi.doMock('#icu-parser', () => {
    throw new Error('offline')
  })
  const { json, localeServer } = await import('./locale-server')
  const server = localeServer(() => json({ 'common.hello': 'Hallo {name}' }))
  await server.loader.load('de', [])
  expect(server.problems).toContain('/locales/de/common.json: no texts; French is shown')

  vi.doUnmock('#icu-parser')
  await server.loader.load('de', [])
  expect(server.catalogue.messages('de')['common.hello']).toEqual([
    { type: 0, value: 'Hallo ' },
    { type: 1, value: 'name' },
  ])
})
