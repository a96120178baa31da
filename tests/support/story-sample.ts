import { beforeEach } from 'vitest'

import { sampledLanguage } from './sampled-language'

/** `npm run test:stories -- --sample`: the preview reads the language of the next story. */
beforeEach(({ task, skip }) => {
  globalThis.storyLanguage = sampledLanguage(task.file.name, task.name)
  if (globalThis.storyLanguage === undefined) skip('not in the sample')
})
