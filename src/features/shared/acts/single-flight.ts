import { useRef } from 'react'

/**
 * Runs an action once at a time: what is asked while it runs is dropped. A button learns of a pending request a
 * render later, and ten clicks fit in between (decision 22, C227).
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

/** The same over the renders of a component. For what is no write of its own, such as the check of a form. */
export function useSingleFlight<Args extends unknown[]>(run: (...args: Args) => Promise<unknown>) {
  const flight = useRef(false)
  return (...args: Args) => singleFlight(run, flight)(...args)
}
