import { tokenNotValid } from '../core/failure.ts'
import { decode, encode, type Claims } from './jwt.ts'
import type { UserRecord, TokenFamily } from './records.ts'
import { isoTime, nextId, type Server, type World } from './world.ts'

const MAX_FAMILIES = 300

export type IssuedTokens = { access: string; refresh: string; seconds: number }

/** Starts the token family of a sign-in. Each refresh replaces its one valid refresh token. */
export function openFamily({ world, now }: Server, user: UserRecord): TokenFamily {
  const family: TokenFamily = {
    id: nextId(world, 'family'),
    user_id: user.id,
    refresh_jti: 0,
    access_floor: 0,
    revoked: false,
    expires_at: isoTime(now() + world.settings.refreshSeconds * 1000),
  }
  world.families = [...world.families, family].slice(-MAX_FAMILIES)
  return family
}

export function issueTokens(server: Server, family: TokenFamily): IssuedTokens {
  const { world } = server
  const { accessSeconds, refreshSeconds } = world.settings
  const iat = Math.floor(server.now() / 1000)
  const claims = { user_id: family.user_id, family: family.id, iat }

  family.refresh_jti = nextId(world, 'token')
  family.expires_at = isoTime((iat + refreshSeconds) * 1000)
  return {
    access: encode({ ...claims, token_type: 'access', jti: nextId(world, 'token'), exp: iat + accessSeconds }),
    refresh: encode({ ...claims, token_type: 'refresh', jti: family.refresh_jti, exp: iat + refreshSeconds }),
    seconds: accessSeconds,
  }
}

function claimsOf(server: Server, token: string, type: Claims['token_type']): Claims {
  const claims = decode(token)
  if (!claims || claims.token_type !== type || claims.exp * 1000 <= server.now()) throw tokenNotValid()
  return claims
}

function familyOf(world: World, claims: Claims): TokenFamily {
  const family = world.families.find(({ id }) => id === claims.family)
  if (!family || family.revoked) throw tokenNotValid()
  return family
}

/** The owner of an access token. Throws the 401 that makes the client refresh. */
export function readAccess(server: Server, token: string): { user: UserRecord; family: TokenFamily } {
  const claims = claimsOf(server, token, 'access')
  const family = familyOf(server.world, claims)
  if (claims.jti <= family.access_floor) throw tokenNotValid()
  const user = server.world.users.find(({ id }) => id === family.user_id)
  if (!user?.is_active) throw tokenNotValid('Ce compte n’est plus actif.')
  return { user, family }
}

/** A refresh token is valid once. Reuse means that it was stolen or lost, and ends the sign-in. */
export function rotate(server: Server, refresh: string): IssuedTokens {
  const claims = claimsOf(server, refresh, 'refresh')
  const family = familyOf(server.world, claims)
  if (claims.jti !== family.refresh_jti) {
    family.revoked = true
    server.world.reuses += 1
    throw tokenNotValid('Ce jeton de rafraîchissement a déjà été utilisé.')
  }
  const user = server.world.users.find(({ id }) => id === family.user_id)
  if (!user?.is_active) throw tokenNotValid('Ce compte n’est plus actif.')
  return issueTokens(server, family)
}

/** All access tokens issued so far answer 401 from now on; refresh tokens stay valid. */
export function expireAccessTokens(world: World): void {
  for (const family of world.families) family.access_floor = world.lastIds.token
}

export function revokeFamilies(world: World, userId: number, except?: TokenFamily): void {
  for (const family of world.families) if (family.user_id === userId && family !== except) family.revoked = true
}
