import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { useLoss } from '~/features/shared/failures/ChunkErrorScreen'

const FILE = 'https://app.example.com/assets/register-a1.js'

it('A page that is drawn again while its file is loaded counts as one try, and is not reloaded (GRD-13)', async () => {
  const error = new TypeError(`Lost: Failed to fetch dynamically imported module: ${FILE}`)
  const { promise, resolve } = Promise.withResolvers<void>()
  const onRetry = vi.fn(() => promise)
  const why = vi.fn(async () => 'none' as const)
  // the router draws the failure of before until the new try has ended
  for (let drawn = 1; drawn <= 8; drawn += 1) {
    const { unmount } = renderHook(() => useLoss({ error, onRetry, reloads: true, why }))
    await vi.waitFor(() => expect(why).toHaveBeenCalledTimes(drawn))
    await Promise.resolve()
    unmount()
  }
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(sessionStorage.getItem('reloaded-for')).toBeNull()

  resolve()
  await promise
  const { unmount } = renderHook(() => useLoss({ error, onRetry, reloads: true, why }))
  await vi.waitFor(() => expect(onRetry).toHaveBeenCalledTimes(2))
  unmount()
})
