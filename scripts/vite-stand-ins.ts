import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const standIn = (name: string) => fileURLToPath(new URL(`stand-ins/${name}`, import.meta.url)).replaceAll('\\', '/')

/** Imports, some of them inside of packages, that are answered by something smaller. */
export const STAND_INS = [
  // texts are compiled to syntax trees, so the ICU parser stays out of the bundle
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
  { find: /^@emotion\/is-prop-valid$/, replacement: standIn('is-prop-valid.ts') },
  { find: /^hoist-non-react-statics$/, replacement: standIn('hoist-non-react-statics.ts') },
  { find: /^\.\/TouchRipple\.mjs$/, replacement: standIn('touch-ripple.ts') },
  { find: /^(?:\.|\.\.\/styles)\/defaultTheme\.mjs$/, replacement: standIn('default-theme.ts') },
  { find: /^\.\.\/createTheme\/index\.mjs$/, replacement: standIn('no-theme.ts') },
  { find: /^\.\.\/styleFunctionSx\/index\.mjs$/, replacement: standIn('style-function-sx.ts') },
  { find: /^\.\.\/core\/serverSentEvents\.gen$/, replacement: standIn('server-sent-events.ts') },
  // React has had the hook for long
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
]

type StandIn = { find: RegExp; replacement: string }

/** Those that nothing in a build was replaced by. */
export const unusedStandIns = (standIns: readonly StandIn[], modules: readonly string[]): RegExp[] =>
  standIns
    .filter(({ replacement }) => !modules.some((id) => id.replaceAll('\\', '/').includes(replacement)))
    .map(({ find }) => find)

/** An update of a package may move what is replaced, and its weight would come back without a word: the build fails. */
export const standInsUsed = (): Plugin => ({
  name: 'stand-ins-used',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  buildEnd(error) {
    if (error) return
    for (const find of unusedStandIns(STAND_INS, [...this.getModuleIds()]))
      this.error(`No import matches ${String(find)} any more: correct it in scripts/vite-stand-ins.ts, or take it out.`)
  },
})
