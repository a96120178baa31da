import { afterEach, expect, it, vi } from 'vitest'

import { oncePerFrame } from '~/design/layout/use-viewport'

afterEach(() => vi.unstubAllGlobals())

it('a size is read once a frame, and again in the next one (NFR-12)', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run))
  let size = 800
  const read = vi.fn(() => size)
  const height = oncePerFrame(read)

  expect([height(), height()]).toEqual([800, 800])
  size = 600
  expect(height()).toBe(800)
  expect(read).toHaveBeenCalledTimes(1)
  expect(frames).toHaveLength(1)

  frames[0]?.()
  expect(height()).toBe(600)
  expect(read).toHaveBeenCalledTimes(2)
})
