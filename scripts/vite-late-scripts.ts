import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const LOAD = 'baseModule().catch(handlePreloadError)'

/** How long a page waits for a script, in milliseconds. */
const WAIT_MS = 15_000

/** With the message of a script that did not come, and its address: `src/platform/lost-file.ts` reads both. */
const LIMITED = `new Promise((resolve, reject) => {
  const [, path] = /import\\(\\s*["'\`]([^"'\`]+)/.exec(String(baseModule)) ?? [];
  const file = path ? new URL(path, import.meta.url).href : '';
  const late = () => reject(new TypeError('Failed to fetch dynamically imported module: ' + file + ' (late)'));
  const timer = setTimeout(late, ${WAIT_MS});
  baseModule().then(resolve, reject).finally(() => clearTimeout(timer));
}).catch(handlePreloadError)`

/**
 * A script that the server never sends fails after a while. Browsers wait for it without end, and so would the page.
 * An update of Vite may change its code around `import()`: the build fails then.
 */
export function lateScripts(): Plugin {
  let found = false
  return {
    name: 'late-scripts',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      if (id !== HELPER) return undefined
      if (!code.includes(LOAD)) this.error('Vite loads scripts otherwise: correct scripts/vite-late-scripts.ts.')
      found = true
      return { code: code.replace(LOAD, LIMITED), map: null }
    },
    buildEnd(error) {
      if (!error && !found) this.error('Vite loads scripts otherwise: correct scripts/vite-late-scripts.ts.')
    },
  }
}
