import { expect, it } from 'vitest'

import { createCatalogue } from '~/i18n/catalogue'
import { literal, parseMessages, readMessages } from '~/i18n/read-messages'
import { parseJson } from '~/platform/json'

const DEPTH = 30_000

/** JSON of a value inside `DEPTH` others. It is written as a text: `JSON.stringify` would run out of stack itself. */
const nested = (before: string, inside: string, after: string) =>
  `${before.repeat(DEPTH)}${inside}${after.repeat(DEPTH)}`

const TAG = ['[{"type":8,"value":"b","children":', '[{"type":0,"value":"x"}]', '}]'] as const
const PLURAL = [
  '[{"type":6,"value":"n","offset":0,"options":{"other":{"value":',
  '[{"type":0,"value":"x"}]',
  '}}}]',
] as const

it.each([
  ['objects', nested('{"a":', '"x"', '}')],
  ['lists', nested('[', '"x"', ']')],
  ['tags', nested(...TAG)],
  ['plurals', nested(...PLURAL)],
  ['tags of a text', JSON.stringify(nested('<b>', 'x', '</b>'))],
  ['plurals of a text', JSON.stringify(nested('{n, plural, other {', 'x', '}}'))],
  ['few tags of a text', JSON.stringify(`${'<b>'.repeat(200)}x${'</b>'.repeat(200)}`)],
  ['a text without end', JSON.stringify('x'.repeat(1_000_000))],
])('an override of %s without end is dropped alone, the others are taken (LAN-30)', async (_, deep) => {
  // read by ours, and as another reader may hand it over
  for (const read of [(text: string) => parseJson(text)?.value, (text: string): unknown => JSON.parse(text)]) {
    const overrides = read(`{"common.save":"Garder","common.cancel":${deep},"common.close":"Quitter"}`)
    const { texts } = await parseMessages(readMessages(overrides))
    const catalogue = createCatalogue()
    catalogue.addBuiltIn(new Map(['save', 'cancel', 'close'].map((name) => [`common.${name}`, literal(name)])))
    catalogue.setOverrides('fr', texts)
    expect(catalogue.messages('fr')).toEqual({
      'common.save': literal('Garder'),
      'common.cancel': literal('cancel'),
      'common.close': literal('Quitter'),
    })
  }
})
