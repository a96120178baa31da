import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

import { isInaccessible, isMissing } from '~/api/api-error'
import { getBrandOptions } from '~/api/generated/@tanstack/react-query.gen'
import type { Brand } from '~/api/generated/types.gen'

import { INLINE_ERROR, useInlineErrors } from './failures/error-toasts'
import { favourites, useFavouriteIds } from './favourite-brands'
import { NOBODY, useCurrentUser } from './user/current-user'

/**
 * Brands by id. Those that cannot be read are left out without a toast, because the user did not ask for them.
 * @param onInaccessible brands that were deleted, or that the user may not open (any more): a refusal may pass
 */
export function useBrandsById(
  ids: readonly number[],
  onInaccessible: (inaccessible: readonly number[], deleted: readonly number[]) => void,
): readonly Brand[] {
  const answers = useQueries({ queries: ids.map((id) => ({ ...getBrandOptions({ path: { id } }), ...INLINE_ERROR })) })
  const inaccessible = ids.filter((_, at) => isInaccessible(answers[at]?.error))
  const deleted = ids.filter((_, at) => isMissing(answers[at]?.error))
  const key = inaccessible.join()
  useInlineErrors(answers.map(({ error }) => (isInaccessible(error) ? error : null)))
  const forget = useEffectEvent(() => onInaccessible(inaccessible, deleted))
  useEffect(() => {
    if (key !== '') forget()
  }, [key])
  return answers.flatMap(({ data, error }) => (data && !isInaccessible(error) ? [data] : []))
}

/**
 * The favourite brands, oldest first.
 * @param listed brands that need no call; undefined while they load
 */
export function useFavouriteBrands<Listed extends Pick<Brand, 'id'>>(
  listed: readonly Listed[] | undefined,
): (Listed | Brand)[] {
  const user = useCurrentUser()
  const ids = useFavouriteIds()
  const unlisted = listed ? ids.filter((id) => !listed.some((brand) => brand.id === id)) : []
  const read = useBrandsById(unlisted, (_inaccessible, deleted) => favourites.remove(user?.id ?? NOBODY, deleted))
  return ids.flatMap((id) => [...(listed ?? []), ...read].find((brand) => brand.id === id) ?? [])
}
