import type { tanstackRouter } from '@tanstack/router-plugin/vite'

/** Where the routes are, and how they are cut: read by every build, and by `npm run generate`. */
export const ROUTER_OPTIONS = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/route-tree.gen.ts',
  quoteStyle: 'single',
  // what a page fetches comes with the code of its loader: the first script holds guards only
  codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
} satisfies Parameters<typeof tanstackRouter>[0]
