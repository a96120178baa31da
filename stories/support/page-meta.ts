import type { MswApi } from 'msw-storybook-addon/types'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { visit, type Visit } from './visit'
import { withInstallation } from './with-installation'

type Context = { msw: MswApi; parameters: Record<string, unknown> }

// what the stories of a page put there
const visitOf = ({ visit }: Context['parameters']) => (visit ?? {}) as Visit

/** What every story of a signed-in page has in common: who opens it, Claire unless `parameters.visit` says otherwise. */
export const pageMeta = {
  parameters: { layout: 'fullscreen' },
  async beforeEach({ msw, parameters }: Context) {
    await visit(msw, { as: CLAIRE, ...visitOf(parameters) })
  },
}

/** The same for a public page: a visitor opens it, unless `parameters.visit` says otherwise. */
export const publicPageMeta = {
  ...pageMeta,
  decorators: [withInstallation],
  async beforeEach({ msw, parameters }: Context) {
    await visit(msw, visitOf(parameters))
  },
}
