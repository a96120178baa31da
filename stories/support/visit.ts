import type { MswApi } from 'msw-storybook-addon/types'

import { createBackend } from '#mocks'
import type { Overrides } from '#mocks/domain/overrides.ts'
import { setApiPorts } from '~/api/ports'
import { useRail } from '~/features/shell/NavigationList'
import { language } from '~/i18n/language'
import { languageSwitch } from '~/i18n/language-switch'
import { session } from '~/session/app-session'
import { brandSelection } from '~/session/brand-selection'

import { NOW } from './frozen-clock'
import { conditionsAsked, whoSignsIn } from './toolbar-state'
import { forgetUnhandled } from './unhandled-calls'

export type Visit = {
  /** E-mail of the signed-in user; without it, a visitor. */
  as?: string
  world?: Overrides
  selectedBrandId?: number
}

/** Where the sandbox of a story sends who pays: `stayHere` prevents it. */
export const PAYMENT_PAGE = 'https://paiement.exemple.fr/session'

type Sandbox = ReturnType<typeof createBackend>

let current: Sandbox | undefined

/** The sandbox behind the story, as `visit` has set it up. */
export function sandbox(): Sandbox {
  if (!current) throw new Error('No story has visited the sandbox yet')
  return current
}

/**
 * Puts a sandbox behind the story. For a user of its world, the session itself also starts a session in the browser,
 * with real tokens. The account has the toolbar's language. This is the only way to sign in.
 * @returns the sandbox
 */
export async function visit(msw: MswApi, { as, world = {}, selectedBrandId }: Visit = {}): Promise<Sandbox> {
  const backend = createBackend({
    overrides: world,
    clock: () => NOW.getTime(),
    conditions: conditionsAsked(),
    checkoutUrl: ({ session_id }) => `${PAYMENT_PAGE}/${session_id}`,
  })
  current = backend
  msw.use(...backend.handlers())
  setApiPorts({
    apiBaseUrl: async () => `${globalThis.origin}/api/v1`,
    tokens: session.tokens,
    language: language.get,
    events: { forbidden() {}, serverError() {}, drift() {} },
  })
  const shown = language.get()
  // ends the session of the previous story, whose last calls may have arrived before these handlers
  session.end('elsewhere')
  forgetUnhandled()
  languageSwitch.forget()
  language.show(shown)
  useRail.setState({ chosen: undefined })

  const email = whoSignsIn(as, backend.world.users)
  if (email !== undefined) {
    for (const user of backend.world.users) if (user.email === email) user.language.language = shown
    await session.start(backend.signIn(email), 'login')
  }
  brandSelection.use.setState({ selectedBrandId: selectedBrandId ?? null })
  return backend
}
