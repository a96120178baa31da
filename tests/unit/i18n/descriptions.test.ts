import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { readContexts } from '../../../scripts/translations/context.ts'
import { readDescriptions } from '../../../scripts/translations/texts.ts'
import { ALL_TEXTS, placeholders } from './sources'

const descriptions = Object.entries(readDescriptions())

describe('a description of a message', () => {
  it.each(descriptions)('%s belongs to a French text, whose placeholders are the only ones it names', (id, text) => {
    const french = ALL_TEXTS.fr.get(id)
    expect(french).toBeDefined()
    expect(text).toMatch(/^\S.*\.$/)
    const known = Object.keys(placeholders(french ?? ''))
    for (const [, name] of text.matchAll(/\{(\w+)\}/g)) expect(known).toContain(name)
  })

  it('is there once, in the order of the ids', () => {
    const written = [...readFileSync('src/i18n/messages/descriptions.json', 'utf8').matchAll(/^ {2}"([^"]+)":/gm)]
    const ids = written.map(([, id = '']) => id)
    expect(ids).toEqual([...new Set(ids)].toSorted())
    expect(ids).toHaveLength(descriptions.length)
  })

  it('comes first among the notes of an export, before English and links to the workbench', () => {
    const { notes, files } = readContexts('https://workbench.example.com')('figures.scope', ['English: Scope'])
    expect(notes.slice(0, 2)).toEqual([readDescriptions()['figures.scope'], 'English: Scope'])
    expect(notes.slice(2)).not.toEqual([])
    for (const link of notes.slice(2))
      expect(link).toMatch(/^https:\/\/workbench\.example\.com\/\?path=\/(?:docs|story)\/[a-z\d-]+--[a-z\d-]+$/)
    expect(files).toEqual(['src/features/analytics/AnalyticsScreen.tsx'])
  })
})
