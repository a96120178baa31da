/**
 * A message file as compiled by the build (scripts/vite-locales.ts): syntax trees, and plain strings where there is no
 * syntax.
 */
declare module '*.json?messages' {
  const messages: unknown
  export default messages
}
