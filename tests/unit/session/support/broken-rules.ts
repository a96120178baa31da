import { parseAuthState } from '~/session/auth-store'
import { parseRecord } from '~/session/token-record'

import { userIdOf } from './fake-server'
import type { Outcome, Sent } from './run-schedule'
import type { Schedule } from './schedule-commands'

/** Without a lock, or after its ten seconds, two tabs may use the same token; a lost answer also spends it. */
const SPEND_TWICE = ['lose lock', 'freeze lock', 'refresh fails: hang', 'refresh fails: lost answer', 'pass time']
const REFUSE = ['revoke', 'refresh fails: empty']

type Rule = (outcome: Outcome, schedule: Schedule) => boolean

const has = ({ kinds }: Outcome, some: string[]) => some.some((kind) => kinds.has(kind))
const isExact = (outcome: Outcome, { locks }: Schedule) => locks && !has(outcome, SPEND_TWICE)

function isOnesOwn({ sendsOf }: Outcome, { id, user, outcome, brands }: Sent): boolean {
  const names = new Set(sendsOf(id).map(({ authorization }) => userIdOf(authorization ?? '')))
  const [name = user] = names
  const shown = outcome !== 'done' || (brands.length === 1 && brands[0] === `Marque de ${name}`)
  return names.size <= 1 && (user === undefined || user === name) && shown
}

/** GET /auth/me/ was refused, so the session had to end (K31). */
const isArbitrated = ({ browser }: Outcome) =>
  browser.server.log.some(({ path, answer }) => path === '/auth/me/' && answer === 401)

const RULES: Readonly<Record<string, Rule>> = {
  'every promise settles': ({ unsettled }) => unsettled === 0,
  'a request is sent twice at most': ({ sends, sendsOf }) => sends.every(({ id }) => sendsOf(id).length <= 2),
  'a request is sent for who asked, and shows what is theirs': (outcome) =>
    outcome.sends.every((sent) => isOnesOwn(outcome, sent)),
  'nobody holds the token of another': ({ mixed }) => mixed.length === 0,
  'what is stored is about one person': ({ storedAuth, browser, storedTokens }) => {
    const record = parseRecord(storedTokens ?? null, browser.clock.now())
    const { user } = parseAuthState(storedAuth ?? null, browser.clock.now()) ?? {}
    return !record || !user || userIdOf(`opaque-${record.refresh.split('-')[1]}-`) === user.id
  },
  'a tab renews once at a time': ({ tabs }) => tabs.every((tab) => tab.mostRefreshes() <= 1),
  'nothing is stored after the last sign-out': ({ maySignedIn, storedTokens, storedAuth }) =>
    maySignedIn || (storedTokens === undefined && storedAuth === undefined),
  'no tab is signed in after the last sign-out': ({ maySignedIn, tabs }) =>
    maySignedIn ||
    tabs.every((tab) => !tab.session.isSignedIn() && tab.session.tokens.current() === undefined && tab.own.size === 0),
  'what is stored can be read': ({ storedTokens, browser }) =>
    storedTokens === undefined || parseRecord(storedTokens, browser.clock.now()) !== undefined,
  'a browser renews once at a time': (outcome, schedule) =>
    !isExact(outcome, schedule) || outcome.browser.server.state.mostInFlight <= 1,
  'no refresh token is used twice': (outcome, schedule) =>
    !isExact(outcome, schedule) || outcome.browser.server.state.reuses === 0,
  'nobody is signed out for nothing': (outcome, schedule) =>
    !isExact(outcome, schedule) ||
    has(outcome, REFUSE) ||
    isArbitrated(outcome) ||
    !outcome.tabs.some(({ logouts }) => logouts.includes('refused')),
  // without a channel, one tab's renewal costs the other tab's call if the server keeps one token only
  'who is signed in can go on': (outcome, schedule) =>
    !isExact(outcome, schedule) ||
    !schedule.channel ||
    has(outcome, REFUSE) ||
    isArbitrated(outcome) ||
    outcome.last.every((sent) => sent.outcome === 'done'),
}

/** The promises of the session that a schedule has broken. */
export const brokenRules = (outcome: Outcome, schedule: Schedule): string[] =>
  Object.entries(RULES)
    .filter(([, holds]) => !holds(outcome, schedule))
    .map(([rule]) => rule)
