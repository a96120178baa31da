/** True in the sandbox build and on the development server; set by vite.config.ts. */
declare const __SANDBOX__: boolean
/** The files that every page starts with, in the order in which they run; set by scripts/prerender.ts. */
declare const __START_FILES__: readonly string[]
/** The files of a page that the build renders; set by scripts/prerender.ts. */
declare const __PAGE_FILES__: readonly string[] | undefined
