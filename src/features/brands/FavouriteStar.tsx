import { useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { StarIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { favourites, useFavouriteIds } from '~/features/shared/favourite-brands'
import { useUser } from '~/session/auth-store'

/** Makes a brand a favourite of the user on this device, or no longer. */
export function FavouriteStar({ brand: { id, name } }: { brand: Pick<Brand, 'id' | 'name'> }) {
  const intl = useIntl()
  const user = useUser()
  const isFavourite = useFavouriteIds().includes(id)
  if (!user) return null
  return (
    <IconButton
      size="small"
      label={intl.formatMessage({ id: 'brands.favourite' }, { name })}
      title={intl.formatMessage({ id: isFavourite ? 'brands.favourite.remove' : 'brands.favourite.add' })}
      aria-pressed={isFavourite}
      {...(isFavourite && { color: 'primary' })}
      onClick={() => (isFavourite ? favourites.remove(user.id, [id]) : favourites.add(user.id, id))}
    >
      <StarIcon size={18} />
    </IconButton>
  )
}
