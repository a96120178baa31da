import { describe, expect, it } from 'vitest'

import { parse } from '#icu-parser'
import { createCatalogue } from '~/i18n/catalogue'

const trees = (texts: Record<string, string>) => new Map(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
const show = (messages: Readonly<Record<string, unknown>>, id: string) => JSON.stringify(messages[id])

describe('the name of the product', () => {
  it('is that of the installation in every language, until it has none (decision 1)', () => {
    const catalogue = createCatalogue()
    catalogue.addBuiltIn(trees({ 'common.app.name': 'Console' }))
    catalogue.noteAsked('common.app.name')
    const before = catalogue.revision.getState()
    catalogue.setProductName('Acme {1}')
    catalogue.addShipped('de', trees({ 'common.app.name': 'Konsole' }))
    catalogue.setOverrides('fr', trees({ 'common.app.name': 'Autre' }))
    for (const locale of ['fr', 'de', 'it'] as const)
      expect(show(catalogue.messages(locale), 'common.app.name')).toContain('Acme {1}')
    expect(catalogue.revision.getState()).toBeGreaterThan(before)
    catalogue.setProductName(undefined)
    expect(show(catalogue.messages('de'), 'common.app.name')).toContain('Konsole')
  })
})
