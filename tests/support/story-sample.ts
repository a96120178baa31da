import { TestRunner } from 'vitest'

import { sampledLanguage } from './sampled-language'

/**
 * `npm run test:stories -- --sample`: the preview asks in which language a story runs. A hook of this file would be
 * heard by the first file of a worker only, as the others share its modules.
 */
globalThis.sampleStory = (id) => {
  const language = sampledLanguage(id)
  if (language === undefined) TestRunner.getCurrentTest()?.context.skip('not in the sample')
  return language
}
