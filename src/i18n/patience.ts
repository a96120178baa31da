/**
 * K53: limits the total waiting time to `limitMs`. When it is used up, further work is not awaited, until work finishes
 * in time again.
 */
export function createPatience(limitMs: number) {
  let deadline: number | undefined
  const renew = () => {
    deadline = undefined
  }

  return {
    renew,
    async wait(work: Promise<unknown>): Promise<void> {
      deadline ??= Date.now() + limitMs
      const { promise: late, resolve } = Promise.withResolvers<boolean>()
      const timer = setTimeout(() => resolve(false), deadline - Date.now())
      if (await Promise.race([work.then(() => true), late])) renew()
      clearTimeout(timer)
    },
  }
}
