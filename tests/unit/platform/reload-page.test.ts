import { expect, it, vi } from 'vitest'

import { loadPage } from '~/platform/chunk-error'

it('the page is reloaded in place of the current one (REG-18, C244)', () => {
  const replaceState = vi.fn<History['replaceState']>()
  const go = vi.fn<History['go']>()
  vi.stubGlobal('history', { replaceState, go })
  loadPage('/dashboard?welcome=true')
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/dashboard?welcome=true')
  expect(go).toHaveBeenCalledExactlyOnceWith(0)
  vi.unstubAllGlobals()
})
