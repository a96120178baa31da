import type { UserConfig } from '@hey-api/openapi-ts'

import type { Description } from './description.ts'
import { clientView, wireView } from './views.ts'

/** Below `root`, so that the check can generate beside the committed files and compare. */
export function jobs(description: Description, root = '.'): UserConfig[] {
  const zod = { name: 'zod', compatibilityVersion: 'mini', dates: { offset: true } } as const
  return [
    {
      input: { ...clientView(description) },
      output: { path: `${root}/src/api/generated` },
      logs: { level: 'silent', file: false },
      parser: { filters: { orphans: false }, transforms: { readWrite: false } },
      plugins: [
        '@hey-api/typescript',
        '@hey-api/sdk',
        // the path is relative to the project's root, whatever the output folder
        {
          name: '@hey-api/client-fetch',
          runtimeConfigPath: `${root}/src/api/client-config`,
          throwOnError: true,
        },
        '@tanstack/react-query',
        zod,
      ],
    },
    {
      input: { ...wireView(description) },
      // plain Node runs the sandbox and wants the extension
      output: { path: `${root}/mocks/generated`, module: { extension: '.ts' } },
      logs: { level: 'silent', file: false },
      parser: { filters: { orphans: false }, transforms: { readWrite: false } },
      plugins: ['@hey-api/typescript', zod],
    },
  ]
}
