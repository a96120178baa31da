import { queryOptions, type QueryClient } from '@tanstack/react-query'

import type { LanguageConfig } from '~/api/generated/types.gen'
import { normaliseAs } from '~/api/normalise/normalise'

import { languageSwitch } from './app-language-switch'
import { readLocale } from './detect'
import { waitForInterface } from './interface-ready'
import { keptLanguage, type KeptLanguage } from './kept-language'
import { getLanguageProfile, getOverrides, saveLanguage } from './language-calls'
import type { SwitchOutcome } from './language-switch'
import { catalogue } from './load-messages'
import { DEFAULT_LOCALE, type Locale } from './locales'
import { logOnce } from './log'
import { parseMessages, readMessages } from './read-messages'
import { chooseLanguage, showLanguage } from './show-language'
import { readStoredLanguage } from './stored-language'
import { timeZone } from './time-zone'

/** F §6: configurations are kept apart by user id, or under 'anonymous'. */
type UserId = number | undefined

/** F §9: fresh 15 min, kept 1 h. */
const FRESHNESS = {
  staleTime: 900_000,
  gcTime: 3_600_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  // a call that failed is not repeated by every component that looks
  retryOnMount: false,
} as const

/** Only for who is signed in (F §6). */
export const languageConfigOptions = (userId: UserId) =>
  queryOptions({
    queryKey: ['languageConfig', userId ?? 'anonymous'],
    queryFn: async ({ signal }): Promise<LanguageConfig> => (await getLanguageProfile({ signal })).config,
    enabled: userId !== undefined,
    ...FRESHNESS,
  })

/** Decision 31: asked for once the user is signed in, for the language that is shown. */
export const overridesOptions = (userId: UserId, locale: Locale) =>
  queryOptions({
    queryKey: ['translations', userId ?? 'anonymous', locale],
    queryFn: ({ signal }) => getOverrides(locale, { signal }),
    enabled: userId !== undefined,
    ...FRESHNESS,
  })

const applied = new WeakSet<KeptLanguage>()

/**
 * Shows the interface as configured, once for each configuration: a choice made since then, here or in another tab, is not
 * undone. Nor is one that is on its way to the server.
 */
export async function applyLanguageConfig(config: KeptLanguage): Promise<void> {
  if (applied.has(config)) return
  applied.add(config)
  timeZone.set(config.timezone)
  if (!languageSwitch.pending()) await chooseLanguage(readLocale(config.language) ?? DEFAULT_LOCALE)
}

/**
 * What stands in for a configuration that failed: the one kept on this device, else F §3's default with the language
 * chosen in this browser.
 */
export async function applyDefaultConfig(userId: number): Promise<void> {
  if (keptLanguage.read(userId)) return
  const { timezone, language } = normaliseAs('LanguageConfig', undefined)
  timeZone.set(timezone)
  if (!languageSwitch.pending()) await showLanguage(readStoredLanguage() ?? readLocale(language) ?? DEFAULT_LOCALE)
}

/** Texts that are no texts, or that do not fit, are dropped and logged; the shipped ones stay (decision 31). */
export async function applyOverrides(locale: Locale, translations: unknown): Promise<void> {
  const { texts, malformed } = await parseMessages(readMessages(translations))
  if (malformed.length > 0) logOnce(`translations of the provider: not valid in ${locale}: ${malformed.join(', ')}`)
  catalogue.setOverrides(locale, texts)
}

/**
 * What the signed-in area waits for before it shows (F §2, K53): the user's language, at most 5 s. One that is kept on this
 * device is shown at once. A configuration that comes later is applied by `useUserLanguage`.
 */
export async function prepareUserLanguage(queryClient: QueryClient, userId: number): Promise<void> {
  const options = languageConfigOptions(userId)
  const state = queryClient.getQueryState(options.queryKey)
  // it failed before: no page waits for it again
  if (state?.status === 'error') return
  const config = queryClient.ensureQueryData(options)
  const kept = state?.data ? undefined : keptLanguage.read(userId)
  if (kept) {
    config.catch(() => {})
    await waitForInterface(applyLanguageConfig(kept))
    return
  }
  await waitForInterface(config.then(applyLanguageConfig, () => applyDefaultConfig(userId)))
}

/** Changes the language of a signed-in user: at once here, then at the server (LAN-13). @throws after it went back */
export function changeUserLanguage(queryClient: QueryClient, userId: number, locale: Locale): Promise<SwitchOutcome> {
  const { queryKey } = languageConfigOptions(userId)
  return languageSwitch.change(locale, async (choice) => {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, await saveLanguage(choice))
  })
}
