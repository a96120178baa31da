import type { MswApi } from 'msw-storybook-addon/types'

import type { Overrides } from '#mocks/domain/overrides.ts'
import { isLocale } from '~/i18n/locales'

import { CLAIRE, visit } from '../../support/visit'

type Context = { msw: MswApi; parameters: Record<string, unknown>; globals: Record<string, unknown> }

// what the stories of a page put there
const visitOf = ({ visit }: Context['parameters']) => (visit ?? {}) as { as?: string; world?: Overrides }

/** What every story of a signed-in page has in common: who opens it stands in `parameters.visit`. */
export const pageMeta = {
  parameters: { layout: 'fullscreen' },
  async beforeEach({ msw, parameters, globals }: Context) {
    const { as = CLAIRE, world = {} } = visitOf(parameters)
    const backend = await visit(msw, { as, world })
    const person = backend.world.people.find(({ email }) => email === as)
    // the account follows the language of the toolbar
    if (person && isLocale(globals['locale'])) person.language.language = globals['locale']
  },
}
