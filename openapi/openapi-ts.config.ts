import { resolve } from 'node:path'

import type { UserConfig } from '@hey-api/openapi-ts'

import type { Description } from './description.ts'
import { clientView, documentedView, wireView } from './views.ts'

const zod = { name: 'zod', compatibilityVersion: 'mini', dates: { offset: true } } as const

/** A job reads one view and writes below `root`, so that the check can generate beside the committed files and compare. */
const job = (
  view: Description,
  output: UserConfig['output'],
  plugins: NonNullable<UserConfig['plugins']>,
): UserConfig => ({
  input: { ...view },
  output,
  plugins,
  logs: { level: 'silent', file: false },
  parser: { filters: { orphans: false }, transforms: { readWrite: false } },
})

const appJob = (description: Description, root: string) =>
  job(clientView(description), { path: `${root}/src/api/generated` }, [
    '@hey-api/typescript',
    '@hey-api/sdk',
    // absolute, since a relative one would count from the working directory
    { name: '@hey-api/client-fetch', runtimeConfigPath: resolve(root, 'src/api/client-config'), throwOnError: true },
    '@tanstack/react-query',
  ])

/** Into the same folder: what the answers are checked against is less than what they are typed as. */
const answersJob = (description: Description, root: string) =>
  job(documentedView(description), { path: `${root}/src/api/generated`, clean: false, entryFile: false }, [zod])

/** Plain Node runs the sandbox, and wants the extension in its imports. */
const sandboxJob = (description: Description, root: string) =>
  job(wireView(description), { path: `${root}/mocks/generated`, module: { extension: '.ts' } }, [
    '@hey-api/typescript',
    zod,
  ])

/** In this order: each job but `answersJob` empties its folder first. */
export const jobs = (description: Description, root: string): UserConfig[] =>
  [appJob, answersJob, sandboxJob].map((make) => make(description, root))
