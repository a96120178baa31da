import { aborted, failureOf, listTooLong } from '~/api/api-error'
import { confirmed, type Finding } from '~/api/confirmed'
import { createBrand } from '~/api/generated/sdk.gen'
import type { Brand, BrandInput } from '~/api/generated/types.gen'
import { apiPorts } from '~/api/ports'
import { RETRIES, retryDelay } from '~/api/retries'
import { normalBrandName } from '~/features/brands/brand-form'
import { readAllBrands } from '~/features/shared/exports/read-all-pages'
import { dismissGlobalErrorToast } from '~/features/shared/failures/error-toasts'
import { isTooMany } from '~/features/shared/mutations/in-turn'
import { systemClock, wait } from '~/platform/clock'

import { createdBrand } from '../brand-form'
import { namesakesOf } from '../brand-queries'
import { type BrandRow, plainName } from './brand-rows'

/** Nobody has asked for more calls than this. The server refuses the names of longer lists. */
const MOST_PAGES = 20

/** All brands that exist. */
export const readExisting = (signal: AbortSignal) =>
  readAllBrands(
    {},
    {
      signal,
      onPage: async ({ page, pages = page + 1 }) => {
        if (pages > MOST_PAGES || page >= MOST_PAGES) throw listTooLong()
      },
    },
  )

export const plainNames = (brands: readonly Brand[] | undefined) =>
  brands && new Set(brands.map(({ name }) => plainName(name)))

/** Creates a brand. Without an answer, reads whether there is a brand of that name that was not there before. */
export const createOnce = (body: BrandInput, before: readonly Brand[] | undefined) =>
  confirmed(
    async () => createdBrand((await createBrand({ body })).data, body),
    async (): Promise<Finding<Brand>> => {
      const found = await namesakesOf(body.name)
      if (!before) return found.length > 0 ? 'unclear' : 'undone'
      const made = found.find(({ id }) => before.every((known) => known.id !== id))
      return made ? createdBrand(made, body) : 'undone'
    },
    { once: true, unique: true, onLost: dismissGlobalErrorToast },
  )

/** Which unconfirmed brands exist, one call each. Undefined if one of them could not be read. */
export async function namesThatExist(rows: readonly BrandRow[]): Promise<Set<string> | undefined> {
  const found: Brand[] = []
  try {
    for (const { name, unconfirmed } of rows) if (unconfirmed) found.push(...(await namesakesOf(normalBrandName(name))))
  } catch (thrown) {
    const unread = failureOf(thrown)
    if (!unread) throw thrown
    dismissGlobalErrorToast(unread)
    return undefined
  }
  return plainNames(found)
}

const sessionSignal = () => apiPorts().tokens.sessionSignal()

/** Aborted with `signal`, and when the session ends: nothing goes on in the session of the next user. */
export const untilEnd = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, sessionSignal()])

/**
 * Waits as long as the server asks, and goes on: a 429 has created nothing.
 * @param onWait gets how long, and undefined after it
 */
export async function patiently<Data>(
  send: () => Promise<Data>,
  signal: AbortSignal,
  onWait: (ms: number | undefined) => void,
): Promise<Data> {
  const session = sessionSignal()
  for (let failures = 0; ; failures += 1)
    try {
      return await send()
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (!failure || !isTooMany(failure) || failures >= RETRIES.page) throw thrown
      dismissGlobalErrorToast(failure)
      const delay = retryDelay(failures, failure)
      onWait(delay)
      // a user who stops meanwhile reads why nothing went on
      await wait(systemClock, delay, untilEnd(signal)).catch(() => {
        throw session.aborted ? aborted() : failure
      })
      onWait(undefined)
    }
}
