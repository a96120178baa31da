import { useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { toast } from '~/design/feedback/toasts'
import { StarIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { favourites, MOST_FAVOURITES, useFavouriteIds } from '~/features/shared/favourite-brands'
import { useCurrentUser } from '~/features/shared/user/current-user'

/** Makes a brand a favourite of the user on this device, or no longer. */
export function FavouriteStar({ brand: { id, name } }: { brand: Pick<Brand, 'id' | 'name'> }) {
  const intl = useIntl()
  const user = useCurrentUser()
  const starred = useFavouriteIds()
  const isFavourite = starred.includes(id)
  if (!user) return null

  function toggle(userId: number) {
    if (isFavourite) favourites.remove(userId, [id])
    else if (starred.length < MOST_FAVOURITES) favourites.add(userId, id)
    else
      toast({
        severity: 'info',
        title: intl.formatMessage({ id: 'brands.favourite.most' }, { count: MOST_FAVOURITES }),
        message: intl.formatMessage({ id: 'brands.favourite.most.body' }, { name }),
      })
  }

  return (
    <IconButton
      size="small"
      label={intl.formatMessage({ id: 'brands.favourite' }, { name })}
      title={intl.formatMessage({ id: isFavourite ? 'brands.favourite.remove' : 'brands.favourite.add' })}
      aria-pressed={isFavourite}
      {...(isFavourite && { color: 'primary' })}
      onClick={() => toggle(user.id)}
    >
      <StarIcon size={18} />
    </IconButton>
  )
}
