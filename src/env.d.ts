/** True in the sandbox build and on the development server; set by vite.config.ts. */
declare const __SANDBOX__: boolean
/** The files that every page starts with, in the order in which they run; set by scripts/prerender.ts. */
declare const __START_FILES__: readonly string[]
/** The files of a page that the build renders; set by scripts/prerender.ts. */
declare const __PAGE_FILES__: readonly string[] | undefined

/**
 * A message file as compiled by the build (scripts/vite-locales.ts): syntax trees, and plain strings where there is no
 * syntax.
 */
declare module '*.json?messages' {
  const messages: unknown
  export default messages
}

declare module 'punycode/punycode.es6.js' {
  export function toUnicode(domain: string): string
}
