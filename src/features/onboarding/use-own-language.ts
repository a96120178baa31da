import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { readStoredLanguage } from '~/i18n/detect-locale'
import { prepareUserLanguage } from '~/i18n/user-language'

import { registrationProgress } from './registration-progress'

/**
 * Shows step 2 in the user's language, as the signed-in area does. Whoever reloads in the middle of step 2 keeps the
 * language chosen there: it is saved when the step is done (`saveChosenLanguage`).
 * @returns whether the language is there, or was waited for long enough
 */
export function useOwnLanguage(userId: number | null): boolean {
  const queryClient = useQueryClient()
  const [asked] = useState(() => {
    const chosen = registrationProgress.of(userId) === 'owed' && readStoredLanguage() !== undefined
    return chosen ? null : userId
  })
  const [ready, setReady] = useState(asked === null)
  useEffect(() => {
    if (asked !== null) void prepareUserLanguage(queryClient, asked).finally(() => setReady(true))
  }, [asked, queryClient])
  return ready
}
