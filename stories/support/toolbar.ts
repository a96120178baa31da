import type { Preview } from '@storybook/react-vite'

import { isDraft, isPseudoLocale, LOCALE_INFO, type Locale, LOCALES, type PseudoLocale } from '~/i18n/locales'

declare global {
  /** In the test run of a sample: the language of a story; skips those that have none. */
  var sampleStory: ((id: string) => Locale | undefined) | undefined
}

export const ROLES = ['agency_admin', 'brand_admin', 'brand_member', 'client_readonly', 'anonymous'] as const
export type Role = (typeof ROLES)[number]
/** Whoever the story itself signs in. */
export const NO_ROLE = 'as the story'

const ROLE_TITLES: Readonly<Record<Role, string>> = {
  agency_admin: 'Agency admin',
  brand_admin: 'Brand admin',
  brand_member: 'Brand member',
  client_readonly: 'Read-only client',
  anonymous: 'Nobody',
}

const PSEUDO: Readonly<Record<PseudoLocale, string>> = {
  xa: 'Pseudo-locale: English with accents',
  xl: 'Pseudo-locale: longest texts',
}

/** Of a language: what it is, for those that no user is offered. */
function titleOf(value: string, native: string) {
  if (isPseudoLocale(value)) return PSEUDO[value]
  return isDraft(value) ? `${native} (draft)` : native
}

/** Switches of Storybook's toolbar; decorators and `beforeEach` read them from `globals`. */
export const globalTypes = {
  theme: {
    description: 'Theme',
    toolbar: { icon: 'circlehollow', dynamicTitle: true, items: ['light', 'dark'] },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: LOCALES.map((value) => ({ value, title: titleOf(value, LOCALE_INFO[value].native) })),
    },
  },
  role: {
    description: 'Who is signed in',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [{ value: NO_ROLE, title: NO_ROLE }, ...ROLES.map((value) => ({ value, title: ROLE_TITLES[value] }))],
    },
  },
  latency: {
    description: 'Time before each answer of the sandbox',
    toolbar: {
      icon: 'timer',
      dynamicTitle: true,
      items: ['0', '300', '2000'].map((value) => ({ value, title: `${value} ms` })),
    },
  },
} satisfies Preview['globalTypes']

/** `npm run test:stories -- --language de --theme dark` runs every story and its accessibility checks so. */
export const initialGlobals = {
  theme: import.meta.env['VITE_STORY_THEME'] ?? 'light',
  locale: import.meta.env['VITE_STORY_LANGUAGE'] ?? 'fr',
  role: NO_ROLE,
  ...(import.meta.env['VITE_STORY_WIDTH'] && { viewport: { value: import.meta.env['VITE_STORY_WIDTH'] } }),
  latency: '0',
}
