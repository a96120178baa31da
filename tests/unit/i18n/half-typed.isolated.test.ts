import { expect, it, vi } from 'vitest'

import { MESSAGES_FOLDER, shownSources, writeMessages } from '../../../scripts/messages.ts'
import { locales } from '../../../scripts/vite-locales.ts'

vi.mock(import('../../../scripts/messages.ts'), { spy: true })

it('an edited text that is not valid is named, and the page stays as it is', () => {
  vi.mocked(shownSources).mockReturnValueOnce({ 'auth.login.title': 'Anmelden {' })
  vi.mocked(writeMessages).mockImplementationOnce(() => {
    throw new Error('EXPECT_ARGUMENT_CLOSING_BRACE')
  })
  const send = vi.fn<() => void>()
  const error = vi.fn<(line: string) => void>()
  const { hotUpdate } = locales()
  if (typeof hotUpdate !== 'function') throw new Error('The plugin has a function here')
  const environment = { name: 'client', hot: { send }, logger: { error } }
  const change = { type: 'update', file: `${MESSAGES_FOLDER}/de/auth.json`, modules: [] }
  // what the plugin uses of Vite
  const left: unknown = Reflect.apply(hotUpdate, { environment }, [change])
  expect(left).toEqual([])
  expect(send).not.toHaveBeenCalled()
  expect(error.mock.calls.map(([line]) => line)).toEqual([
    'src/i18n/messages/de/auth.json: de auth.login.title: not a valid text: Anmelden {',
  ])
})
