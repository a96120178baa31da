import { loadOnce } from '~/platform/load-once'

/** What comes after step 1, which most visitors see alone. */
export const nextSteps = loadOnce(async () => (await import('./-NextSteps')).NextSteps)
