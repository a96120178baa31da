import type { Plugin } from 'vite'

import { LICENCES_FILE, licencesOf } from './licences.ts'

/** Adds the licences of the packages that a build contains. Code that it left out needs none. */
export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? part.moduleIds : part.originalFileNames.map((name) => `${process.cwd()}/${name}`),
      )
      this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: licencesOf(modules) })
    },
  }
}
