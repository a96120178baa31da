import type { tanstackRouter } from '@tanstack/router-plugin/vite'

/** Where the routes are and how they are split, for every build and for `npm run generate`. */
export const ROUTER_OPTIONS = {
  target: 'react',
  autoCodeSplitting: true,
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/route-tree.gen.ts',
  quoteStyle: 'single',
  // the loader of a page loads with its component: the first script holds only guards
  codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
} satisfies Parameters<typeof tanstackRouter>[0]
