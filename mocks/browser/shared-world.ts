import { seedVersion } from '../domain/seed/world.ts'
import { replaceWorld, type World } from '../domain/world.ts'

/** Where the world is stored: its JSON and a revision, so that an unchanged world is not parsed again. */
export type WorldStore = {
  revision(): Promise<number>
  read(): Promise<string | undefined>
  write(revision: number, json: string): Promise<void>
}

export type Lock = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Undefined for a world of another version. */
function readable(json: string | undefined): World | undefined {
  if (json === undefined) return undefined
  try {
    // written by write() below; another version is refused here, invalid JSON throws
    const world = JSON.parse(json) as World
    return world.seed === seedVersion() ? world : undefined
  } catch {
    return undefined
  }
}

/**
 * One world for all tabs. Each task runs under one lock on the newest state and saves its changes. Without a store the
 * world stays in memory.
 */
export function shareWorld(world: World, store: WorldStore | undefined, lock: Lock) {
  let known = 0
  let saved = ''
  let opened = store

  async function load(): Promise<void> {
    if (!opened) return
    const revision = await opened.revision()
    if (revision === known && saved !== '') return
    const newest = readable(await opened.read())
    if (newest) replaceWorld(world, newest)
    known = revision
    saved = newest ? JSON.stringify(world) : ''
  }

  async function save(): Promise<void> {
    const json = JSON.stringify(world)
    if (!opened || json === saved) return
    known += 1
    saved = json
    await opened.write(known, json)
  }

  /** A full or failing store must not break the sandbox: it continues in memory. */
  async function tried(step: () => Promise<void>): Promise<void> {
    try {
      await step()
    } catch {
      opened = undefined
    }
  }

  return {
    persistent: () => opened !== undefined,
    within: <Result>(work: () => Result | Promise<Result>): Promise<Result> =>
      lock(async () => {
        await tried(load)
        try {
          return await work()
        } finally {
          await tried(save)
        }
      }),
  }
}
