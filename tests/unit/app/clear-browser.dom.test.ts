import { beforeEach, expect, it } from 'vitest'

import { clearBrowser } from '~/app/session-services'
import { createDraft } from '~/features/shared/forms/draft'
import { LANGUAGE_KEY } from '~/i18n/detect-locale'
import { language } from '~/i18n/language'
import { EXPORTED_REVIEWS_KEY, RECENT_KEY } from '~/session/storage-keys'

const draft = createDraft('profile')

/** What is there of a user: the language chosen, what was typed, and what was searched and exported. */
const stored = () => ({
  language: [language.get(), localStorage.getItem(LANGUAGE_KEY)],
  typed: draft.read(1),
  recent: [RECENT_KEY, EXPORTED_REVIEWS_KEY].map((key) => localStorage.getItem(key)),
})

beforeEach(() => {
  localStorage.clear()
  language.set('de')
  draft.write(1, 'typed')
  for (const key of [RECENT_KEY, EXPORTED_REVIEWS_KEY]) localStorage.setItem(key, '[]')
  return () => {
    language.reset()
    draft.clear()
    localStorage.clear()
  }
})

it.each(['logout', 'logout-elsewhere'] as const)('%s leaves nothing of the user in the browser (SES-30)', (reason) => {
  clearBrowser(reason)
  expect(stored()).toEqual({ language: ['fr', null], typed: undefined, recent: [null, null] })
})

it.each(['idle', 'refused', 'elsewhere'] as const)(
  '%s clears the language, and leaves what the user will look for when they are back (SES-47, LAN-10)',
  (reason) => {
    clearBrowser(reason)
    expect(stored()).toEqual({ language: ['fr', null], typed: 'typed', recent: ['[]', '[]'] })
  },
)

it('a change of user leaves the language, which is the new user’s (C059)', () => {
  clearBrowser('user-switched')
  expect(stored()).toEqual({ language: ['de', 'de'], typed: undefined, recent: [null, null] })
})
