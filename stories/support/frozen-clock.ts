/** The current time in every story: a Monday morning in Paris, two weeks before the clocks change. */
export const NOW = new Date('2026-03-16T10:00:00+01:00')

const RealDate = Date
const now = () => NOW.getTime()

const FrozenDate = new Proxy(RealDate, {
  construct: (date, args: unknown[], target) => Reflect.construct(date, args.length === 0 ? [now()] : args, target),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})

/** Freezes the date; timers keep running. @returns unfreezes it */
export function freezeClock() {
  const before = globalThis.Date
  globalThis.Date = FrozenDate
  return () => {
    globalThis.Date = before
  }
}
