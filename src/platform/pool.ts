export type Pool = <T>(task: () => Promise<T>) => Promise<T>

/** Runs at most `size` tasks at a time; the others queue in order. */
export function createPool(size: number): Pool {
  const waiting: (() => void)[] = []
  let free = size
  return async (task) => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
