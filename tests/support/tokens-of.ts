import type { AccessGrant, TokenSource } from '~/api/ports'

type Held = Partial<Pick<AccessGrant, 'token' | 'fresh' | 'sessionSignal'>>

/** The tokens of an active session that is never renewed. It never ends, unless `sessionSignal` does. */
export function tokensOf({
  token = 'a.b.c',
  fresh = false,
  sessionSignal = new AbortController().signal,
}: Held = {}): TokenSource {
  const accessGrant = { token, generation: 1, fresh, sessionSignal }
  return {
    sessionSignal: () => sessionSignal,
    current: () => token,
    accessGrant: () => Promise.resolve(accessGrant),
    renew: () => Promise.resolve(accessGrant),
    refusedAfterRenewal: () => {},
    userRefused: () => {},
  }
}
