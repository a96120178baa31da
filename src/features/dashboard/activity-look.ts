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

/** No type is documented: a type that is understood gets a sign of its own, any other the same one. */
const SIGNS = new Map([
  ['brand_created', PlusIcon],
  ['brand_updated', EditIcon],
  ['brand_deleted', TrashIcon],
  ['brand_activated', CheckCircleIcon],
  ['brand_deactivated', PauseCircleIcon],
  ['users_assigned', UsersIcon],
  ['users_removed', UsersIcon],
  ['admin_changed', UserIcon],
  ['page_published', PagesIcon],
])

export const activitySign = (type: string | undefined) => SIGNS.get(type ?? '') ?? ClockIcon
