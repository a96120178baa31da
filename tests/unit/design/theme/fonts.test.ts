import file from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { loadFonts, showFonts } from '~/design/theme/fonts'
import { FONT_FAMILY, FONT_STORAGE_KEY } from '~/design/theme/theme-constants'
import { safeLocalStorage } from '~/platform/storage'

const fonts = new Set<{ family: string; status: string }>()
const made: string[] = []

class Face {
  status = 'unloaded'
  family: string
  constructor(family: string, source: string) {
    this.family = family
    made.push(source)
  }
  load() {
    this.status = 'loaded'
    return Promise.resolve(this)
  }
}

/** What the boot script has added to the page. */
const booted = (status: string) => fonts.add({ family: `"${FONT_FAMILY}"`, status })

beforeEach(() => {
  vi.stubGlobal('FontFace', Face)
  vi.stubGlobal('document', { fonts })
})

afterEach(() => {
  fonts.clear()
  made.length = 0
  safeLocalStorage.removeItem(FONT_STORAGE_KEY)
  vi.unstubAllGlobals()
})

describe('the font of the page', () => {
  it.each(['loading', 'loaded'])('is loaded once: %s, the one of the boot script is used (NFR-12)', async (status) => {
    safeLocalStorage.setItem(FONT_STORAGE_KEY, file)
    booted(status)
    await loadFonts()
    showFonts()
    expect([made.length, fonts.size]).toEqual([0, 1])
  })

  it('is loaded where the boot script has none, and stored for its next run', async () => {
    await loadFonts()
    expect([made, fonts.size]).toEqual([[`url(${file})`], 0])
    showFonts()
    expect([fonts.size, safeLocalStorage.getItem(FONT_STORAGE_KEY)]).toEqual([1, file])
  })

  it('is loaded again where the one of the boot script failed, or is of another release', async () => {
    safeLocalStorage.setItem(FONT_STORAGE_KEY, file)
    booted('error')
    await loadFonts()
    safeLocalStorage.setItem(FONT_STORAGE_KEY, '/assets/before.woff2')
    booted('loaded')
    await loadFonts()
    expect([made.length, safeLocalStorage.getItem(FONT_STORAGE_KEY)]).toEqual([2, file])
  })
})
