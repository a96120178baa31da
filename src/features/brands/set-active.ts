import { isAbort, toApiError, type ApiError } from '~/api/api-error'
import type { Brand } from '~/api/generated/types.gen'
import { isMissing } from '~/api/is-gone'

export type NamedBrand = Pick<Brand, 'id' | 'name' | 'is_active'>

export type ActiveOutcome = {
  active: boolean
  changed: NamedBrand[]
  /** Already had that state. */
  unchanged: NamedBrand[]
  failed: { brand: NamedBrand; error: ApiError }[]
}

/** The brands that somebody else has deleted. */
export const goneOf = ({ failed }: Pick<ActiveOutcome, 'failed'>): NamedBrand[] =>
  failed.flatMap(({ brand, error }) => (isMissing(error) ? brand : []))

type Calls = {
  set: (id: number, active: boolean) => Promise<unknown>
  onProgress?: (done: number) => void
}

/** One brand after the other; a failure does not stop the others. Brands that already have the state are skipped. */
export async function setActive(brands: readonly NamedBrand[], active: boolean, calls: Calls): Promise<ActiveOutcome> {
  const outcome: ActiveOutcome = {
    active,
    changed: [],
    unchanged: brands.filter(({ is_active }) => is_active === active),
    failed: [],
  }
  const others = brands.filter(({ is_active }) => is_active !== active)
  for (const [done, brand] of others.entries()) {
    // brands already in the state count as done
    calls.onProgress?.(outcome.unchanged.length + done)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one call at a time: the provider is not flooded
      await calls.set(brand.id, active)
      outcome.changed.push(brand)
    } catch (error) {
      // the session is over: no user is left to notify
      if (isAbort(error)) throw error
      outcome.failed.push({ brand, error: toApiError(error) })
    }
  }
  return outcome
}
