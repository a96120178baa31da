/** True in the sandbox build and the development server: set by vite.config.ts. */
declare const __SANDBOX__: boolean
