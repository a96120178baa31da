import type { Ticket, TokenSource } from '~/api/ports'

type Held = Partial<Pick<Ticket, 'token' | 'fresh' | 'life'>>

/** The tokens of an open session that is never renewed. It never ends, unless `life` is given. */
export function tokensOf({
  token = 'a.b.c',
  fresh = false,
  life = new AbortController().signal,
}: Held = {}): TokenSource {
  const ticket = { token, generation: 1, fresh, life }
  return {
    life: () => life,
    held: () => token,
    ticket: () => Promise.resolve(ticket),
    renew: () => Promise.resolve(ticket),
    disputed: () => {},
    userRefused: () => {},
  }
}
