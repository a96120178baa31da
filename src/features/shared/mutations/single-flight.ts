import { useRef } from 'react'

/**
 * Runs one call at a time and drops the others. A button is disabled one render late; ten clicks fit in between (C227).
 */
export const singleFlight =
  <Args extends unknown[]>(run: (...args: Args) => Promise<unknown>, flight = { current: false }) =>
  async (...args: Args): Promise<void> => {
    if (flight.current) return
    flight.current = true
    try {
      await run(...args)
    } finally {
      flight.current = false
    }
  }

/** The same across renders of a component. For anything that is not a write, such as form validation. */
export function useSingleFlight<Args extends unknown[]>(run: (...args: Args) => Promise<unknown>) {
  const flight = useRef(false)
  return (...args: Args) => singleFlight(run, flight)(...args)
}
