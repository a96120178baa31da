/**
 * K53: waits at most `limitMs` in all for work that goes on behind. Once the limit is used up nothing waits any more,
 * until work is done in time again.
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
