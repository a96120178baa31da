import { isAbort, toApiError, type ApiError } from '~/api/api-error'

export type Turns<Item> = { done: readonly Item[]; failed: readonly { item: Item; error: ApiError }[] }

/**
 * One call after the other: the provider is not flooded. A failure does not stop the others, unless the provider accepts
 * no more for now: the rest then fails without being tried.
 * @param onTurn called before the first call, and after each one
 * @throws an `AbortError` when the session is over: no user is left to notify
 */
export async function inTurn<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  onTurn: (turns: Turns<Item>) => void,
): Promise<Turns<Item>> {
  let turns: Turns<Item> = { done: [], failed: [] }
  onTurn(turns)
  for (const [at, item] of items.entries()) {
    const error = await failureOf(run(item))
    const over = error?.status_code === 429
    turns = error
      ? { ...turns, failed: [...turns.failed, ...items.slice(at, over ? undefined : at + 1).map(failedWith(error))] }
      : { ...turns, done: [...turns.done, item] }
    onTurn(turns)
    if (over) break
  }
  return turns
}

const failedWith =
  (error: ApiError) =>
  <Item>(item: Item) => ({ item, error })

async function failureOf(call: Promise<unknown>): Promise<ApiError | undefined> {
  try {
    await call
    return undefined
  } catch (error) {
    if (isAbort(error)) throw error
    return toApiError(error)
  }
}
