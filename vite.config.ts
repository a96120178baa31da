import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { CODE_SPLITTING } from './scripts/chunks.ts'
import { requireNode } from './scripts/node-version.ts'
import { bootScript } from './scripts/vite-boot.ts'
import { locales } from './scripts/vite-locales.ts'
import { sandboxConfig } from './scripts/vite-sandbox-config.ts'

requireNode()

const NO_PARSER = '@formatjs/icu-messageformat-parser/no-parser.js'

export default defineConfig(({ command, mode }) => {
  const sandbox = mode === 'sandbox' || command === 'serve'
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        quoteStyle: 'single',
        // what a page fetches comes with the code of its loader: the first script holds guards only
        codeSplittingOptions: { defaultBehavior: [['loader', 'component'], ['errorComponent'], ['notFoundComponent']] },
      }),
      react(),
      // only the sandbox build carries the worker
      ...(sandbox ? [msw({ mode: 'worker-only' })] : []),
      locales(),
      bootScript(),
      sandboxConfig({ sandbox }),
    ],
    define: { __SANDBOX__: JSON.stringify(sandbox) },
    resolve: {
      tsconfigPaths: true,
      // texts are compiled to syntax trees, so the ICU parser stays out of the bundle
      alias: [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: NO_PARSER }],
    },
    build: {
      outDir: sandbox ? 'dist-sandbox' : 'dist',
      target: 'es2023',
      manifest: true,
      sourcemap: false,
      // every browser that MUI supports knows modulepreload
      modulePreload: { polyfill: false },
      // what every page needs is one file, and most of it is React
      chunkSizeWarningLimit: 600,
      rolldownOptions: { output: { codeSplitting: CODE_SPLITTING } },
    },
  }
})
