import { loadOnce } from '~/platform/async'

/** What comes after step 1, which most visitors see alone. */
export const nextSteps = loadOnce(async () => (await import('./-NextSteps')).NextSteps)
