import { useUser } from '~/session/auth-store'

import { can, type Permission } from './permissions'

export const useCan = (permission: Permission): boolean => can(useUser(), permission)
