import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { timeZone } from '~/i18n/dates'
import { language } from '~/i18n/language'
import { forgetUserLanguage } from '~/i18n/language-switch'
import { storedLanguage, prepareUserLanguage } from '~/i18n/user-language'

import { data, refusal } from './language-server'
import { forgetLanguages, mount, myConfig, setUp, USER } from './signed-in-language'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.clear()
})
afterEach(forgetLanguages)

const hanging = () => new Promise<never>(() => {})

describe('the language of a later visit on the same device', () => {
  const KEPT = { language: 'de', timezone: 'Europe/Berlin' }

  it.each([
    ['hangs', hanging],
    ['answers 500', () => refusal(500)],
    ['answers 429', () => refusal(429)],
    ['drops', () => 'down' as const],
    ['has no body', () => data(undefined)],
  ])('is the stored one when the call %s (K53)', async (_what, reply) => {
    storedLanguage.keep(USER, KEPT)
    const { queryClient } = setUp(reply)
    await prepareUserLanguage(queryClient, USER)
    mount(queryClient)
    expect([language.get(), timeZone.get()]).toEqual(['de', 'Europe/Berlin'])
    await prepareUserLanguage(queryClient, USER)
    expect([language.get(), timeZone.get()]).toEqual(['de', 'Europe/Berlin'])
  })

  it('is fetched again in the background, and a different one is shown and stored (K53)', async () => {
    storedLanguage.keep(USER, KEPT)
    const { queryClient, count } = setUp(() => myConfig({ language: 'es' }))
    await prepareUserLanguage(queryClient, USER)
    expect(language.get()).toBe('de')
    mount(queryClient)
    await waitFor(() => expect(language.get()).toBe('es'))
    expect(count('my_config')).toBe(1)
    expect(storedLanguage.read(USER)).toMatchObject({ language: 'es' })
  })

  it('is never another user’s (K53)', async () => {
    storedLanguage.keep(USER + 1, { language: 'it', timezone: 'Asia/Tokyo' })
    const { queryClient } = setUp(() => refusal(500))
    await prepareUserLanguage(queryClient, USER)
    expect([language.get(), timeZone.get()]).toEqual(['fr', 'Europe/Paris'])
  })

  it('is removed at sign-out (K53)', () => {
    storedLanguage.keep(USER, KEPT)
    forgetUserLanguage()
    expect(storedLanguage.read(USER)).toBeUndefined()
  })

  it.each(['', '7', '{', '{"user":7}', '{"user":7,"language":1,"timezone":"x"}', '[]'])(
    'counts only where it can be read: %s (K53)',
    (stored) => {
      localStorage.setItem('language-config', stored)
      expect(storedLanguage.read(USER)).toBeUndefined()
    },
  )
})
