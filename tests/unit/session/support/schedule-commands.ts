import * as fc from 'fast-check'

/** Events in a browser with tabs. `tab` and `user` are taken modulo their count. */
export type Command =
  | { do: 'send' | 'logout' | 'abort' | 'wake' | 'resume'; tab: number }
  /** `unnamed`: neither the answer nor the token names the user. */
  | { do: 'login'; tab: number; user: number; unnamed: boolean }
  /** `GET /auth/me/` answers 503 from now on, or recovers. */
  | { do: 'user fails'; fails: boolean }
  | { do: 'expire' | 'revoke' | 'wipe' | 'open tab' | 'lose lock' | 'freeze lock' }
  | { do: 'refresh fails'; how: RefreshFault }
  | { do: 'pass time'; ms: number }

export const REFRESH_FAULTS = [
  'network',
  'server',
  'throttled',
  'html',
  'empty',
  'lost answer',
  'hang',
  'slow',
] as const
export type RefreshFault = (typeof REFRESH_FAULTS)[number]

const tab = fc.nat(2)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('send' as const), tab }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('logout' as const), tab }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('login' as const),
      tab,
      user: fc.integer({ min: 1, max: 2 }),
      unnamed: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('user fails' as const), fails: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resume' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('abort' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('open tab' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refresh fails' as const), how: fc.constantFrom(...REFRESH_FAULTS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('pass time' as const), ms: fc.constantFrom(20, 400, 31_000, 3_700_000) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('revoke' as const, 'wipe' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('lose lock' as const, 'freeze lock' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wake' as const), tab }) },
)

/** A command, and how many waiting steps run before the next one. */
export const schedules = fc.record({
  locks: fc.boolean(),
  idb: fc.boolean(),
  channel: fc.boolean(),
  commands: fc.array(fc.tuple(command, fc.nat(8)), { minLength: 1, maxLength: 14 }),
})

export type Schedule = { locks: boolean; idb: boolean; channel: boolean; commands: [Command, number][] }
