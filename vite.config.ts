import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'

import { chunkFileName } from './scripts/block-lists.ts'
import { targets } from './scripts/browsers.ts'
import { CODE_SPLITTING } from './scripts/chunks.ts'
import { requireNode } from './scripts/node-version.ts'
import { ROUTER_OPTIONS } from './scripts/router-options.ts'
import { bootScript } from './scripts/vite-boot.ts'
import { contract } from './scripts/vite-contract.ts'
import { lateScripts } from './scripts/vite-late-scripts.ts'
import { licences } from './scripts/vite-licences.ts'
import { locales } from './scripts/vite-locales.ts'
import { sandboxConfig } from './scripts/vite-sandbox-config.ts'
import { STAND_INS, standInsUsed } from './scripts/vite-stand-ins.ts'

requireNode()

/** What every page starts with. */
const ALWAYS_THERE = /\/(?:rolldown-runtime|react|ui|index)-[^/]*\.js$/

export default defineConfig(({ command, mode, isSsrBuild }) => {
  const sandbox = mode === 'sandbox' || command === 'serve'
  return {
    plugins: [
      tanstackRouter(ROUTER_OPTIONS),
      react(),
      // only the sandbox build carries the worker
      ...(sandbox ? [msw({ mode: 'worker-only' })] : []),
      locales(),
      contract(),
      bootScript(),
      lateScripts(),
      licences(),
      sandboxConfig({ sandbox }),
      standInsUsed(),
    ],
    define: { __SANDBOX__: JSON.stringify(sandbox) },
    resolve: {
      tsconfigPaths: true,
      alias: STAND_INS,
    },
    build: {
      outDir: sandbox ? 'dist-sandbox' : 'dist',
      target: targets(),
      manifest: true,
      // without a comment that names them; scripts/finish-build.ts takes them out of the folder
      sourcemap: isSsrBuild ? false : 'hidden',
      // every browser of the list knows modulepreload
      modulePreload: {
        polyfill: false,
        // the first screen has these before it fetches anything else
        resolveDependencies: (_file, files) => files.filter((file) => !ALWAYS_THERE.test(file)),
      },
      // what every page needs is one file, and most of it is React
      chunkSizeWarningLimit: 600,
      rolldownOptions: isSsrBuild
        ? {}
        : {
            output: {
              codeSplitting: CODE_SPLITTING,
              chunkFileNames: chunkFileName,
              // letters and digits alone: no hash spells `-ad-`
              hashCharacters: 'base36',
            },
          },
    },
  }
})
