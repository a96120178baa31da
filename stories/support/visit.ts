import type { MswApi } from 'msw-storybook-addon/types'

import { createBackend } from '#mocks'
import type { Overrides } from '#mocks/domain/overrides.ts'
import { setApiPorts } from '~/api/ports'
import { language } from '~/i18n/language-store'
import { session } from '~/session/app-session'

import { NOW } from './frozen-clock'
import { conditionsAsked, whoSignsIn } from './toolbar-state'

export const CLAIRE = 'claire@atelier-lumiere.example'

type Visit = {
  /** Who is signed in; a visitor when nobody is. */
  as?: string
  world?: Overrides
}

/**
 * Puts a sandbox behind the story and, for a person of its world, a session in the browser: with real tokens, by the
 * session itself. @returns the sandbox
 */
export async function visit(msw: MswApi, { as, world = {} }: Visit = {}) {
  const backend = createBackend({ overrides: world, clock: () => NOW.getTime(), conditions: conditionsAsked() })
  msw.use(...backend.handlers())
  setApiPorts({
    apiBaseUrl: async () => `${globalThis.origin}/api/v1`,
    tokens: session.tokens,
    language: language.get,
    signals: { forbidden() {}, serverError() {}, drift() {} },
  })
  const shown = language.get()
  // whoever the story before this one left behind
  session.end('elsewhere')
  language.show(shown)
  const person = whoSignsIn(as)
  if (person !== undefined) await session.open(backend.signIn(person), 'login')
  return backend
}
