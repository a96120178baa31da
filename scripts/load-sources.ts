import { registerHooks } from 'node:module'

/**
 * Lets a script import modules of `src` as they are: Node knows neither `~` nor names without an extension. Those
 * imports must be dynamic, after this call.
 */
export function loadSources(): void {
  const source = new URL('../src/', import.meta.url).href
  registerHooks({
    resolve(name, context, next) {
      const isOfSource = name.startsWith('~/') || (name.startsWith('.') && context.parentURL?.startsWith(source))
      if (!isOfSource || name.endsWith('.ts')) return next(name, context)
      return next(`${new URL(name.replace(/^~\//, source), context.parentURL).href}.ts`, context)
    },
  })
}
