import type { HttpHandler } from 'msw'

import { createBackend } from '#mocks'
import type { Overrides } from '#mocks/domain/overrides.ts'
import { setApiPorts } from '~/api/ports'
import { useRail } from '~/features/shell/rail'
import { languageSwitch } from '~/i18n/app-language-switch'
import { authStore } from '~/session/auth-store'
import { brandSelection } from '~/session/brand-selection'

import { NOW } from '../../support/frozen-clock'
import { conditionsAsked, whoSignsIn } from '../../support/toolbar-state'

/** Who opens the page, and in which state of the world. */
export type Visit = { email?: string; world?: Overrides; selectedBrandId?: number }

const CLAIRE = 'claire@atelier-lumiere.example'

/** Signs a person in as the app would: with a token of the sandbox, and the user in the store. */
export function signIn({ email = CLAIRE, world = {}, selectedBrandId }: Visit): HttpHandler[] {
  const backend = createBackend({ overrides: world, clock: () => NOW.getTime(), conditions: conditionsAsked() })
  const { access, user } = backend.signIn(whoSignsIn(email) ?? email)
  const ticket = { token: access, generation: 1, fresh: false, life: new AbortController().signal }
  setApiPorts({
    apiBaseUrl: async () => `${globalThis.origin}/api/v1`,
    tokens: {
      held: () => access,
      ticket: async () => ticket,
      renew: async () => ticket,
      disputed() {},
      userRefused() {},
    },
    language: () => document.documentElement.lang,
    signals: { forbidden() {}, serverError() {}, drift() {} },
  })
  authStore.show({ user, userAt: NOW.getTime(), isAuthenticated: true, lastActivity: NOW.getTime() })
  languageSwitch.forget()
  useRail.setState({ folded: false })
  brandSelection.use.setState({ selectedBrandId: selectedBrandId ?? null })
  return backend.handlers()
}
