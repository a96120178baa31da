import { build, type Plugin, type Rolldown } from 'vite'

import { OUTDATED_ATTRIBUTE } from '../src/app/prerendered.ts'
import { newestAllowed, targets } from './browsers.ts'
import { floorScript } from './web-features.ts'

const SOURCE = 'src/app/boot.ts'

/**
 * A script as one line of classic JavaScript, small enough to stand inside the page.
 * @param values what the script's globals of these names stand for
 */
export async function bundleInline(
  source: string,
  values: Readonly<Record<string, readonly string[] | undefined>> = {},
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { tsconfigPaths: true },
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, JSON.stringify(value) ?? 'undefined']),
    ),
    build: {
      write: false,
      target: targets(),
      // built as a library, a script gets no code around its dynamic imports
      lib: { entry: source, formats: ['iife'], name: 'inline' },
      rolldownOptions: { output: { minify: true } },
    },
  })
  // one input, no watch mode: the answer is one output
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output[0].code.trim()
}

/**
 * Puts the boot script first in `<head>`: theme and language are set before the first paint, without a request.
 * The content security policy allows it by its hash (`scripts/finish-build.ts`).
 */
export function bootScript(): Plugin {
  let code: Promise<string> | undefined
  return {
    name: 'boot-script',
    transformIndexHtml: {
      order: 'post',
      handler: async () => {
        code ??= bundleInline(SOURCE)
        const floor = floorScript(newestAllowed(), OUTDATED_ATTRIBUTE)
        // two scripts: a browser that cannot read the second one runs the first
        return [floor, await code].map((children) => ({ tag: 'script', children, injectTo: 'head-prepend' }))
      },
    },
    handleHotUpdate({ file }) {
      if (file.endsWith(SOURCE)) code = undefined
    },
  }
}
