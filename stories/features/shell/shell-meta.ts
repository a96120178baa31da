import type { MswApi } from 'msw-storybook-addon/types'
import { fn } from 'storybook/test'

import { signIn, type Visit } from './signed-in'

type Context = { msw: MswApi; parameters: Record<string, unknown> }

// what the stories of the shell put there
const visitOf = ({ visit }: Context['parameters']) => (visit ?? {}) as Visit

/** What every story of the shell has in common: who opens it stands in `parameters.visit`. */
export const shellMeta = {
  args: { onSignOut: fn(), onReload: fn(), onForbidden: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw, parameters }: Context) => msw.use(...signIn(visitOf(parameters))),
}
