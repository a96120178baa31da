import { signInWith } from '~/features/auth/sign-in'

import { openSession } from '../-open-session'
import type { Services } from '../-router-context'

/** The login's call with the session behind it: fetched when the person begins to type a password. */
export const signInOf = (services: Services) => signInWith((answer) => openSession(services, 'login', answer))
