import { describe, expect, it, vi } from 'vitest'

import { createCatalogue } from '~/i18n/catalogue'
import { showEdited } from '~/i18n/message-loader'
import { TEXTS_EVENT } from '~/i18n/messages'
import { literal } from '~/i18n/read-messages'

import { compileMessages } from '../../../scripts/compile-messages.ts'
import { MESSAGES_FOLDER, readSources } from '../../../scripts/messages.ts'
import { locales } from '../../../scripts/vite-locales.ts'

const SAVE = 'common.save'
const one = (text: string) => new Map([[SAVE, literal(text)]])

/** A page that shows the text, with the files of these languages. */
function page(...loaded: ('fr' | 'de')[]) {
  const catalogue = createCatalogue()
  catalogue.addBuiltIn(one('Enregistrer'))
  for (const locale of loaded) catalogue.addShipped(locale, one(`${locale} before`))
  catalogue.noteAsked(SAVE)
  const edit = (locale: 'fr' | 'de', text: string) =>
    showEdited(catalogue, { locale, namespace: 'common', texts: { [SAVE]: text } })
  return {
    edit,
    revision: catalogue.revision.getState,
    textIn: (locale: 'fr' | 'de') => catalogue.messages(locale)[SAVE],
  }
}

describe('an edited text', () => {
  it.each([[[]], [['fr' as const]]])('is shown at once in French, with the files of %j loaded', (loaded) => {
    const { edit, revision, textIn } = page(...loaded)
    const before = revision()
    edit('fr', 'Sauver')
    expect(textIn('fr')).toEqual(literal('Sauver'))
    expect(revision()).toBeGreaterThan(before)
  })

  it('is shown at once in another language that is loaded', () => {
    const { edit, textIn } = page('de')
    edit('de', 'Sichern')
    expect([textIn('de'), textIn('fr')]).toEqual([literal('Sichern'), literal('Enregistrer')])
  })

  it('waits for the other texts of a language that is not loaded', () => {
    const { edit, textIn } = page()
    edit('de', 'Sichern')
    expect(textIn('de')).toEqual(literal('Enregistrer'))
  })
})

describe('the server of development', () => {
  const plugin = locales()
  const { hotUpdate } = plugin
  const change = (file: string, type: 'update' | 'create' = 'update') => {
    const send = vi.fn<(event: string, data: unknown) => void>()
    const environment = { name: 'client', hot: { send }, logger: { error: vi.fn<() => void>() } }
    if (typeof hotUpdate !== 'function') throw new Error('The plugin has a function here')
    // what the plugin uses of Vite
    const left: unknown = Reflect.apply(hotUpdate, { environment }, [{ type, file, modules: [] }])
    return { left, sent: send.mock.calls }
  }

  it('sends the texts of a changed file to the page and reloads nothing', () => {
    const { left, sent } = change(`${MESSAGES_FOLDER}/de/auth.json`)
    const texts = compileMessages(readSources('de', 'auth'), 'de')
    expect(sent).toEqual([[TEXTS_EVENT, { locale: 'de', namespace: 'auth', texts }]])
    expect(left).toEqual([])
  })

  it('leaves a new file, and all that are no texts, to Vite', () => {
    const { left, sent } = change(`${MESSAGES_FOLDER}/de/auth.json`, 'create')
    expect([left, sent]).toEqual([undefined, []])
    expect(change('/src/app/App.tsx')).toEqual({ left: undefined, sent: [] })
  })
})
