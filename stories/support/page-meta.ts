import type { MswApi } from 'msw-storybook-addon/types'

import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { visit, type Visit } from './visit'
import { withInstallation } from './with-installation'

type Context = { msw: MswApi; parameters: Record<string, unknown> }

// the stories of a page set this parameter
const visitOf = ({ visit }: Context['parameters']) => (visit ?? {}) as Visit

/** Shared by all stories of a signed-in page. Claire opens it, unless `parameters.visit` names another user. */
export const pageMeta = {
  parameters: { layout: 'fullscreen' },
  async beforeEach({ msw, parameters }: Context) {
    await visit(msw, { as: CLAIRE, ...visitOf(parameters) })
  },
}

/** The same where the steps look for rows and cells: a phone shows lines instead. */
export const tablePageMeta = { ...pageMeta, parameters: { ...pageMeta.parameters, steps: { from: 'sm' } } }

/** For a public page: a visitor opens it, unless `parameters.visit` names a user. */
export const publicPageMeta = {
  ...pageMeta,
  decorators: [withInstallation],
  async beforeEach({ msw, parameters }: Context) {
    await visit(msw, visitOf(parameters))
  },
}
