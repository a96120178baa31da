import type { Plugin } from 'vite'

import { isLocale, isUnfinished, type Locale, LOCALES } from '../src/i18n/locales.ts'
import { TEXTS_EVENT, type EditedTexts, type Namespace } from '../src/i18n/messages.ts'
import { compileMessages, type Sources } from './compile-messages.ts'
import {
  MESSAGES_FOLDER,
  namespaces,
  SHOWN_LANGUAGES,
  type ShownLanguage,
  shownSources,
  writeMessages,
} from './messages.ts'

const SERVED = /^\/locales\/([a-z]{2})\/([a-z]+)\.json(?:$|\?)/
const FILE = /\/src\/i18n\/messages\/([a-z]{2})\/([a-z]+)\.json$/
const SOURCE = /\/src\/i18n\/messages\/([a-z]{2})\/([a-z]+)\.json\?messages$/

const compiled = (locale: ShownLanguage, namespace: Namespace) =>
  JSON.stringify(compileMessages(shownSources(locale, namespace), locale))

function matchFile(pattern: RegExp, path: string): [ShownLanguage, Namespace] | undefined {
  const [, locale, name] = pattern.exec(path) ?? []
  const namespace = namespaces().find((known) => known === name)
  return (isLocale(locale) || isUnfinished(locale)) && namespace ? [locale, namespace] : undefined
}

/**
 * Compiles the texts: a file of `src/i18n/messages` when a module imports it with `?messages`, and all of them at
 * `/locales/{lng}/{ns}.json`. Every Vite server (app, Storybook, Vitest's browser) serves them, with the languages that
 * are being translated. A build emits those only with `drafts`.
 */
export function locales({ drafts = false } = {}): Plugin {
  return {
    name: 'locales',
    // before Vite's own reading of JSON
    enforce: 'pre',
    transform: {
      filter: { id: SOURCE },
      handler(code, id) {
        const [locale] = matchFile(SOURCE, id) ?? []
        if (!locale) return undefined
        // a flat map of texts, as tests/unit/i18n checks
        const messages = compileMessages(JSON.parse(code) as Sources, locale)
        return { code: `export default ${JSON.stringify(messages)}`, moduleType: 'js', map: null }
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = matchFile(SERVED, request.url ?? '')
        if (!file) return next()
        response.setHeader('Content-Type', 'application/json')
        response.end(compiled(...file))
      })
    },
    hotUpdate({ type, file }) {
      const path = file.startsWith(MESSAGES_FOLDER) && matchFile(FILE, file)
      if (!path || this.environment.name !== 'client') return undefined
      try {
        const [locale, namespace] = path
        // first: its error names the text
        const texts = type === 'update' && compileMessages(shownSources(locale, namespace), locale)
        writeMessages()
        if (!texts) return undefined
        // the types of the app know the finished languages only
        const edited: EditedTexts = { locale: locale as Locale, namespace, texts }
        this.environment.hot.send(TEXTS_EVENT, edited)
      } catch (error) {
        // half-typed: the page stays as it is
        const why = error instanceof Error ? error.message : String(error)
        this.environment.logger.error(`src/i18n/messages/${path.join('/')}.json: ${why}`, { timestamp: true })
      }
      // the page takes the texts itself: no reload, and nothing that was typed goes
      return []
    },
    generateBundle() {
      // the pages rendered by the build read their texts from modules
      if (this.environment.config.consumer !== 'client') return
      for (const locale of drafts ? SHOWN_LANGUAGES : LOCALES)
        for (const namespace of namespaces())
          this.emitFile({
            type: 'asset',
            fileName: `locales/${locale}/${namespace}.json`,
            source: compiled(locale, namespace),
          })
    },
  }
}
