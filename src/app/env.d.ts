/** True in the sandbox build and on the development server; set by vite.config.ts. */
declare const __SANDBOX__: boolean
