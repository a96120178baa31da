import type { FirstScreen } from './first-screen.ts'
import type { Flow } from './flows.ts'
import type { Leak } from './leak.ts'
import type { ListRun } from './lists.ts'
import type { ProfileName } from './profiles.ts'
import type { Return } from './returns.ts'

export type Results = {
  browser: string
  runs: number
  /** Names of the other products among the screens. */
  peers: readonly string[]
  screens: Record<string, Partial<Record<ProfileName, FirstScreen[]>>>
  returns: Record<string, Partial<Record<ProfileName, Return[]>>>
  lists: Partial<Record<ProfileName, ListRun[]>>
  flows: Partial<Record<ProfileName, Flow[]>>
  leak: Leak | undefined
}

/** Names of the screens that serve for comparison and have no goals of their own. */
export const FLOOR = 'floor'
export const NGINX = 'nginx'
/** The login of the other tables. */
export const LOGIN = '/auth/login'
