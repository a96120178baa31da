import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useServices } from '~/routes/-SessionArea'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page that needs the services, with a boundary that can be told to try again. */
function Page() {
  const [tries, setTries] = useState(0)
  return (
    <>
      <button onClick={() => setTries(tries + 1)}>Again</button>
      <ErrorBoundary resetKeys={[tries]} fallback="Failed">
        <Suspense fallback="Loading">
          <Name />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}
const Name = () => (useServices() ? 'Services' : 'None')

/** Two seconds, in steps: React renders at the end of each. */
async function pass() {
  for (let step = 0; step < 20; step += 1) await act(() => vi.advanceTimersByTimeAsync(100))
}

it('a script that does not load is requested once, and again on a retry (C135)', async () => {
  let loaded: unknown
  const load = vi.fn<() => Promise<unknown>>(
    () => new Promise((_, fail) => setTimeout(() => fail(new TypeError('Failed to fetch')), 50)),
  )
  const services = { load, loaded: () => loaded, expected: () => true }
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ history, routeTree: createRootRoute(), context: { services } })
  await act(async () => {
    render(
      <RouterContextProvider router={router as never}>
        <Page />
      </RouterContextProvider>,
    )
  })
  await pass()
  expect(screen.getByText('Failed', { exact: false })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)

  load.mockImplementation(async () => (loaded = {}))
  await act(async () => screen.getByText('Again').click())
  await pass()
  expect(screen.getByText('Services', { exact: false })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
