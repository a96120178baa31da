import { type ApiError, mayBeDone } from '~/api/api-error'

import { isTooMany, type Turns } from './in-turn'

export type TurnsOutcome<Item> = {
  done: readonly Item[]
  /** The answer is lost, and no read shows whether it was made. */
  unknown: Turns<Item>['failed']
  failed: Turns<Item>['failed']
  /** Not made: the user has stopped, or the server accepts no more for now (`limit`). */
  left: readonly Item[]
  limit: ApiError | undefined
}

/** What became of each item, for the screen. */
export function outcomeOf<Item>(items: readonly Item[], { done, failed }: Turns<Item>): TurnsOutcome<Item> {
  const tried = failed.filter(({ error }) => !isTooMany(error))
  const known = new Set([...done, ...tried.map(({ item }) => item)])
  return {
    done,
    unknown: tried.filter(({ error }) => mayBeDone(error)),
    failed: tried.filter(({ error }) => !mayBeDone(error)),
    left: items.filter((item) => !known.has(item)),
    limit: failed.find(({ error }) => isTooMany(error))?.error,
  }
}

/** Whether every item is done. */
export const isAllDone = ({ unknown, failed, left }: TurnsOutcome<unknown>): boolean =>
  unknown.length + failed.length + left.length === 0
