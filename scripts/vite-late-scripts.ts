import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const OTHERWISE = 'Vite loads scripts otherwise: correct scripts/vite-late-scripts.ts.'

/** How long a page waits for a script, in milliseconds. */
const WAIT_MS = 15_000

const APPEND = 'document.head.appendChild(link);'

/** With the message of a script that did not come, and its address: `src/platform/chunk-error.ts` reads both. */
const LIMITED = `new Promise((resolve, reject) => {
  const [, path] = /import\\(\\s*["'\`]([^"'\`]+)/.exec(String(baseModule)) ?? [];
  const file = path ? new URL(path, import.meta.url).href : '';
  const late = () => reject(new TypeError('Failed to fetch dynamically imported module: ' + file + ' (late)'));
  const timer = setTimeout(late, ${WAIT_MS});
  baseModule().then(resolve, reject).finally(() => clearTimeout(timer));
}).catch(handlePreloadError)`

/** Vite's code around `import()`, and what stands there instead. */
const CHANGES = [
  ['baseModule().catch(handlePreloadError)', LIMITED],
  // the element that asks for a script has no use once that has come: a page would collect fifty of them
  [APPEND, `${APPEND} link.onload = () => link.remove();`],
  // no style is a file, and no script has a nonce
  ['isCssPreloadUrl(dep)', 'false'],
  ['document.querySelector("meta[property=csp-nonce]")', 'null'],
] as const

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
      if (!CHANGES.every(([part]) => code.includes(part))) this.error(OTHERWISE)
      found = true
      return { code: CHANGES.reduce((changed, [part, other]) => changed.replace(part, () => other), code), map: null }
    },
    generateBundle(_options, bundle) {
      if (Object.keys(bundle).some((file) => file.endsWith('.css')))
        this.error('A style is a file: scripts/vite-late-scripts.ts leaves out what loads it.')
    },
    buildEnd(error) {
      if (!error && !found) this.error(OTHERWISE)
    },
  }
}
