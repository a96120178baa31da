import type { IntlShape } from 'react-intl'

import type { ActivityEntry } from '~/api/generated/types.gen'
import { CheckCircleIcon } from '~/design/icons/first-icons'
import {
  ClockIcon,
  EditIcon,
  PagesIcon,
  PauseCircleIcon,
  PlusIcon,
  TrashIcon,
  UserIcon,
  UsersIcon,
} from '~/design/icons/icons'
import { inWords } from '~/features/shared/in-words'
import { wordsFor, type Words } from '~/features/shared/provider-words'

/** No type is documented. The types below are known; any other gets a common icon and the provider's description. */
const KNOWN = {
  brand_created: PlusIcon,
  brand_updated: EditIcon,
  brand_deleted: TrashIcon,
  brand_activated: CheckCircleIcon,
  brand_deactivated: PauseCircleIcon,
  users_assigned: UsersIcon,
  users_removed: UsersIcon,
  admin_changed: UserIcon,
  page_published: PagesIcon,
  invitation_accepted: UserIcon,
}

const isKnown = (type: string | undefined): type is keyof typeof KNOWN =>
  type !== undefined && Object.hasOwn(KNOWN, type)

export const activitySign = (type: string | undefined) => (isKnown(type) ? KNOWN[type] : ClockIcon)

/** What happened, in the user's language if type and brand are known. */
export function activityWords(intl: IntlShape, { type, brand, description }: ActivityEntry): Words {
  const name = brand?.trim()
  const ours =
    isKnown(type) && name ? intl.formatMessage({ id: `data.activity.type.${type}` }, { brand: name }) : undefined
  return (
    wordsFor(intl.locale, description, ours) ?? {
      text: inWords(type ?? '') || intl.formatMessage({ id: 'data.activity.unknown' }),
    }
  )
}
