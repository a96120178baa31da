import type { Preview } from '@storybook/react-vite'

import { LOCALE_INFO, type Locale, LOCALES } from '~/i18n/locales'

declare global {
  /** In the test run of a sample: the language of a story; skips those that have none. */
  var sampleStory: ((id: string) => Locale | undefined) | undefined
}

export const ROLES = ['agency_admin', 'brand_admin', 'brand_member', 'client_readonly', 'anonymous'] as const
export type Role = (typeof ROLES)[number]
/** Whoever the story itself signs in. */
export const NO_ROLE = 'as the story'

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
      items: LOCALES.map((value) => ({ value, title: LOCALE_INFO[value].native })),
    },
  },
  role: {
    description: 'Who is signed in',
    toolbar: { icon: 'user', dynamicTitle: true, items: [NO_ROLE, ...ROLES] },
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
