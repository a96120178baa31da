import type { ApiError } from '~/api/api-error'
import type { Brand } from '~/api/generated/types.gen'
import { isMissing } from '~/api/is-gone'
import { inTurn } from '~/features/shared/acts/in-turn'

export type NamedBrand = Pick<Brand, 'id' | 'name' | 'is_active'>

export type ActiveOutcome = {
  active: boolean
  changed: readonly NamedBrand[]
  /** Already had that state. */
  unchanged: NamedBrand[]
  failed: { brand: NamedBrand; error: ApiError }[]
}

/** The brands that somebody else has deleted. */
export const goneOf = ({ failed }: Pick<ActiveOutcome, 'failed'>): NamedBrand[] =>
  failed.flatMap(({ brand, error }) => (isMissing(error) ? brand : []))

type Calls = {
  set: (id: number, active: boolean) => Promise<unknown>
  /** Gets the number of brands that are done, of all. */
  onProgress: (done: number) => void
}

/** BRD-22: sets one brand after the other. Brands that already have the state are skipped. */
export async function setActive(brands: readonly NamedBrand[], active: boolean, calls: Calls): Promise<ActiveOutcome> {
  const unchanged = brands.filter(({ is_active }) => is_active === active)
  const { done, failed } = await inTurn(
    brands.filter(({ is_active }) => is_active !== active),
    ({ id }) => calls.set(id, active),
    (turns) => calls.onProgress(unchanged.length + turns.done.length + turns.failed.length),
  )
  return {
    active,
    changed: done,
    unchanged,
    failed: failed.map(({ item, error }) => ({ brand: item, error })),
  }
}
