import { ApiError, invalidResponse, isAbort, isMissing, undone } from '~/api/api-error'
import { getBrand } from '~/api/generated/sdk.gen'
import type { Brand, BrandState } from '~/api/generated/types.gen'
import { inTurn } from '~/features/shared/mutations/in-turn'

export type NamedBrand = Pick<Brand, 'id' | 'name' | 'is_active'>

/** How a brand ended that was to be active, or inactive. `otherwise`: the call succeeded, and it is not. */
export type ActiveEnd = 'changed' | 'already' | 'otherwise'

export const isActive = async (id: number): Promise<boolean> => (await getBrand({ path: { id } })).data.is_active

/**
 * Brings a brand to a state. `send` inverts what the server has, another user may have changed it, and browsers repeat
 * a call on a dropped connection. So the brand is fetched before, and after an answer that does not show the state.
 */
export async function bringTo(
  id: number,
  active: boolean,
  send: () => Promise<{ data: BrandState | undefined }>,
): Promise<ActiveEnd> {
  const before = await isActive(id).catch((error: unknown) => {
    // nothing is sent on a guess
    throw undone(error)
  })
  if (before === active) return 'already'
  const said = (await send()).data?.is_active
  if (said === active) return 'changed'
  const now = await isActive(id).catch((error: unknown) => {
    if (said !== undefined) return said
    // neither the answer nor the fetched brand shows it
    throw isAbort(error) ? error : invalidResponse(200)
  })
  return now === active ? 'changed' : 'otherwise'
}

/** Our own code for a brand that is not as it was to be, after a success. */
const OTHERWISE = 'STATE_OTHERWISE'

export const isOtherwise = ({ code }: Pick<ApiError, 'code'>): boolean => code === OTHERWISE

export type ActiveOutcome = {
  active: boolean
  changed: readonly NamedBrand[]
  /** Already had that state. */
  unchanged: readonly NamedBrand[]
  failed: { brand: NamedBrand; error: ApiError }[]
}

/** The brands that somebody else has deleted. */
export const goneOf = ({ failed }: Pick<ActiveOutcome, 'failed'>): NamedBrand[] =>
  failed.flatMap(({ brand, error }) => (isMissing(error) ? brand : []))

type Calls = {
  set: (id: number, active: boolean) => Promise<ActiveEnd>
  /** Gets the number of brands that are done, of all. */
  onProgress: (done: number) => void
}

/** Sets one brand after the other (BRD-22). */
export async function setActive(brands: readonly NamedBrand[], active: boolean, calls: Calls): Promise<ActiveOutcome> {
  const unchanged = new Set<NamedBrand>()
  const { done, failed } = await inTurn(
    brands,
    async (brand) => {
      const end = await calls.set(brand.id, active)
      if (end === 'otherwise') throw new ApiError({ code: OTHERWISE, status_code: 200 })
      if (end === 'already') unchanged.add(brand)
    },
    { onTurn: (turns) => calls.onProgress(turns.done.length + turns.failed.length) },
  )
  return {
    active,
    changed: done.filter((brand) => !unchanged.has(brand)),
    unchanged: [...unchanged],
    failed: failed.map(({ item, error }) => ({ brand: item, error })),
  }
}
