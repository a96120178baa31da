import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import type { ApiError } from '~/api/api-error'
import { onWindowEvent } from '~/telemetry/events'

import { keptLanguage } from './kept-language'
import { useLanguage } from './language-store'
import type { Locale } from './locales'
import {
  applyDefaultConfig,
  applyLanguageConfig,
  applyOverrides,
  changeUserLanguage,
  languageConfigOptions,
  overridesOptions,
} from './user-language'

/** Keeps the interface in the language of the signed-in user; runs again when user or configuration change. */
export function useUserLanguage(userId: number): void {
  const queryClient = useQueryClient()
  const locale = useLanguage()
  const { data: config, isError } = useQuery(languageConfigOptions(userId))
  const { data: overrides } = useQuery(overridesOptions(userId, locale))

  useEffect(() => {
    if (config) {
      keptLanguage.keep(userId, config)
      void applyLanguageConfig(config)
    } else if (isError) void applyDefaultConfig(userId)
  }, [config, isError, userId])

  useEffect(() => {
    if (overrides) void applyOverrides(locale, overrides)
  }, [locale, overrides])

  useEffect(() => {
    const { queryKey } = languageConfigOptions(userId)
    return onWindowEvent('user:changed', () => void queryClient.invalidateQueries({ queryKey }))
  }, [queryClient, userId])
}

/** For language menus: the pending language, and the function that changes it. */
export function useLanguageChange(userId: number, onLost: (failure: ApiError) => void) {
  const queryClient = useQueryClient()
  const [changingTo, setChangingTo] = useState<Locale>()
  const change = async (locale: Locale): Promise<Locale | undefined> => {
    setChangingTo(locale)
    try {
      return await changeUserLanguage(queryClient, userId, locale, onLost)
    } finally {
      setChangingTo((latest) => (latest === locale ? undefined : latest))
    }
  }
  return { changingTo, change }
}
