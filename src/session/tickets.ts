import { aborted, ApiError, noAccessToken, noRefreshToken, tokenSyncFailed } from '~/api/api-error'
import type { Ticket, TokenSource } from '~/api/ports'

import { isRefreshRefused, isRefused } from './refusal'
import type { Renewal } from './renewal'
import type { SessionCore } from './session-core'
import { appears } from './token-wait'
import { isExpired } from './tokens-answer'

/** A new token is used until a 401, whatever its expiry says: this prevents a loop of renewals (C007). */
const TRUSTED_MS = 30_000

/** Issues the tickets the transport sends with. */
export function createTickets({ ports, keeper, ...core }: SessionCore, renewal: Renewal): TokenSource {
  const { clock, calls } = ports
  let arbiter: { generation: number } | undefined
  /** The failure count when the ticket was issued. */
  const failuresAt = new WeakMap<Ticket, number>()

  function issue(life: AbortSignal, fresh: boolean): Ticket {
    if (life.aborted) throw aborted()
    const held = keeper.access()
    if (!held) throw noAccessToken()
    const ticket = { token: held.access, generation: held.generation, fresh, life }
    failuresAt.set(ticket, renewal.failures())
    return ticket
  }

  const isUsable = () => {
    const held = keeper.access()
    const now = clock.now()
    return !!held && (!isExpired(held.expiresAt, now) || now - held.receivedAt < TRUSTED_MS)
  }

  /** No tokens are stored: they are being written, were removed, or nobody is signed in. */
  async function withoutRecord(life: AbortSignal): Promise<Ticket> {
    if (keeper.access()) {
      core.end('elsewhere')
      throw noRefreshToken()
    }
    if (!core.hasTraces()) {
      core.missing()
      throw noAccessToken()
    }
    const came = await appears(clock, core.subscribe, () => life.aborted || !!keeper.record())
    if (life.aborted) throw aborted()
    if (came) return ticket()
    core.end('elsewhere')
    throw tokenSyncFailed()
  }

  async function ticket(): Promise<Ticket> {
    core.endIfIdle()
    const life = core.signal()
    if (!keeper.record()) return withoutRecord(life)
    const joining = renewal.underWay(life)
    if (isUsable() && !joining) return issue(life, false)
    try {
      await renewal.renew(life)
      return issue(life, keeper.isNew())
    } catch (error) {
      // the early renewal failed: within the safety margin the old token is still valid
      const held = keeper.access()
      const stillGood = !joining && !!held && held.expiresAt > clock.now()
      if (stillGood && error instanceof ApiError && !isRefreshRefused(error)) return issue(life, false)
      throw error
    }
  }

  /** Whether another tab has renewed since, which may be why the token was refused. */
  const isSuperseded = (generation: number) =>
    Math.max(keeper.generation(), keeper.record()?.generation ?? 0) > generation

  /** Asks `GET /auth/me/` once per token whether the session is still valid. */
  async function arbitrate({ life, generation }: Ticket): Promise<void> {
    if (life.aborted || isSuperseded(generation) || arbiter?.generation === generation) return
    arbiter = { generation }
    try {
      await calls.whoAmI(life)
    } catch (error) {
      arbiter = undefined
      if (!life.aborted && isRefused(error) && !isSuperseded(generation)) core.end('refused')
    }
  }

  return {
    life: core.signal,
    held: () => keeper.access()?.access,
    ticket,
    async renew(refused) {
      if (refused.life.aborted) throw aborted()
      if (keeper.generation() <= refused.generation) await renewal.renew(refused.life, failuresAt.get(refused))
      return issue(refused.life, keeper.isNew())
    },
    disputed: (ticket) => void arbitrate(ticket),
    userRefused: ({ generation }, status) => {
      if (status !== 401 || !isSuperseded(generation)) core.end('refused')
    },
  }
}
