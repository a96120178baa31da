import { aborted, ApiError, noAccessToken, noRefreshToken, tokenSyncFailed } from '~/api/api-error'
import type { Ticket, TokenSource } from '~/api/ports'

import { isRefreshRefused, isRefused } from './refusal'
import type { Renewal } from './renewal'
import type { SessionCore } from './session-core'
import { appears } from './token-wait'
import { isExpired } from './tokens-answer'

/** A token that is new is used, whatever its expiry says, until a 401 says otherwise: no loop of renewals (C007). */
const TRUSTED_MS = 30_000

/** Gives the transport the right to send as the person who is signed in. */
export function createTickets({ ports, keeper, ...core }: SessionCore, renewal: Renewal): TokenSource {
  const { clock, calls } = ports
  let arbiter: { generation: number } | undefined

  function issue(life: AbortSignal, fresh: boolean): Ticket {
    if (life.aborted) throw aborted()
    const held = keeper.access()
    if (!held) throw noAccessToken()
    return { token: held.access, generation: held.generation, fresh, life }
  }

  const isUsable = () => {
    const held = keeper.access()
    const now = clock.now()
    return !!held && (!isExpired(held.expiresAt, now) || now - held.receivedAt < TRUSTED_MS)
  }

  /** No record: it is being written, or was taken away, or nobody is signed in. */
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
      return issue(life, (await renewal.renew(life)) === 'renewed')
    } catch (error) {
      // renewed ahead of time, and in vain: within the safety margin the old token still does
      const held = keeper.access()
      const stillGood = !joining && !!held && held.expiresAt > clock.now()
      if (stillGood && error instanceof ApiError && !isRefreshRefused(error)) return issue(life, false)
      throw error
    }
  }

  /** Once per token: who am I still? (K31) */
  async function arbitrate(life: AbortSignal): Promise<void> {
    const generation = keeper.generation()
    if (life.aborted || arbiter?.generation === generation) return
    arbiter = { generation }
    try {
      await calls.whoAmI(life)
    } catch (error) {
      arbiter = undefined
      if (!life.aborted && isRefused(error)) core.end('refused')
    }
  }

  return {
    held: () => keeper.access()?.access,
    ticket,
    async renew(refused) {
      if (refused.life.aborted) throw aborted()
      const isOld = keeper.generation() > refused.generation
      const renewed = isOld ? 'renewed' : await renewal.renew(refused.life)
      return issue(refused.life, renewed === 'renewed')
    },
    disputed: () => void arbitrate(core.signal()),
    userRefused: () => core.end('refused'),
  }
}
