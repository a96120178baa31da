import { resolve } from 'node:path'

import type { UserConfig } from '@hey-api/openapi-ts'

import type { Description } from './description.ts'
import { clientView, documentedView, wireView } from './views.ts'

const zod = { name: 'zod', compatibilityVersion: 'mini', dates: { offset: true } } as const

/** A job reads one view and writes below `root`, so that the check can generate elsewhere and compare. */
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
    // absolute: a relative path would depend on the working directory
    {
      name: '@hey-api/client-fetch',
      runtimeConfigPath: resolve(root, 'src/api/transport/transport'),
      throwOnError: true,
    },
    '@tanstack/react-query',
  ])

/** Writes into the same folder: answers are validated against less than their types say. */
const answersJob = (description: Description, root: string) =>
  job(documentedView(description), { path: `${root}/src/api/generated`, clean: false, entryFile: false }, [zod])

/** Node runs the sandbox directly and needs file extensions in imports. */
const sandboxJob = (description: Description, root: string) =>
  job(wireView(description), { path: `${root}/mocks/generated`, module: { extension: '.ts' } }, [
    '@hey-api/typescript',
    zod,
  ])

/** In this order: each job but `answersJob` empties its folder first. */
export const jobs = (description: Description, root: string): UserConfig[] =>
  [appJob, answersJob, sandboxJob].map((make) => make(description, root))
