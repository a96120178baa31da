/** A file of texts as the build compiles it (scripts/vite-locales.ts): syntax trees, and strings without any syntax. */
declare module '*.json?messages' {
  const messages: unknown
  export default messages
}
