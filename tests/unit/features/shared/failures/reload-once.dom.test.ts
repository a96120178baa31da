import { beforeEach, describe, expect, it, vi } from 'vitest'

import { reloadOnceFor } from '~/features/shared/failures/ChunkErrorScreen'

const SAFARI = 'Importing a module script failed.'
const FILE = 'https://app.example.com/assets/brands-a1.js'

const reload = vi.fn<() => Promise<boolean>>()

function refuse() {
  throw new DOMException('', 'SecurityError')
}

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset().mockResolvedValue(true)
  return () => {
    vi.unstubAllGlobals()
    sessionStorage.clear()
  }
})

describe('the page that lost a file', () => {
  it('reloads once for each file, also where Safari names none (C136)', async () => {
    await expect(reloadOnceFor(SAFARI, reload)).resolves.toBe(true)
    await expect(reloadOnceFor(SAFARI, reload)).resolves.toBe(false)
    await expect(reloadOnceFor(FILE, reload)).resolves.toBe(true)
    await expect(reloadOnceFor(FILE, reload)).resolves.toBe(false)
    await expect(reloadOnceFor(SAFARI, reload)).resolves.toBe(false)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it('reloads later if the server did not send the page (C136)', async () => {
    reload.mockResolvedValueOnce(false)
    await expect(reloadOnceFor(FILE, reload)).resolves.toBe(false)
    await expect(reloadOnceFor(FILE, reload)).resolves.toBe(true)
  })

  it.each(['getItem', 'setItem'])(
    'never reloads where the browser refuses its storage: %s (C136, C071)',
    async (name) => {
      vi.stubGlobal('sessionStorage', { getItem: () => null, setItem() {}, [name]: refuse })
      await expect(reloadOnceFor(FILE, reload)).resolves.toBe(false)
      expect(reload).not.toHaveBeenCalled()
    },
  )
})
