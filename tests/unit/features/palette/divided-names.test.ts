import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dividedNames } from '~/features/palette/lines'

const line = (member: string, brand = '') => ({ verb: 'give' as const, member, brand })

describe('two names without a word between them', () => {
  it.each([
    ['léa café', 'léa', 'café', ['léa|café']],
    ['léa roy café', 'léa', 'café', ['léa|roy café', 'léa roy|café']],
    ['jean de sousa café', 'jean', 'café', ['jean|de sousa café', 'jean de|sousa café', 'jean de sousa|café']],
    // a brand is not typed yet, or a role stands between the names
    ['léa café à', 'léa', 'café', ['léa|café']],
    ['bastien administrateur taxi', 'bastien', 'taxi', ['bastien|taxi']],
  ])('are searched once each, whatever the ways to divide "%s" (NFR-07)', (text, member, brand, splits) => {
    const divided = dividedNames(line(text))
    expect(divided?.asked).toEqual({ member, brand })
    expect(divided?.splits.map((split) => `${split.member}|${split.brand}`)).toEqual(splits)
  })

  it('are none of one word, of a line that names the brand, nor of an action without a user (NFR-07)', () => {
    expect(dividedNames(line('léa'))).toBeUndefined()
    expect(dividedNames(line('léa à'))).toBeUndefined()
    expect(dividedNames(line('léa roy', 'café'))).toBeUndefined()
    expect(dividedNames({ verb: 'deactivate', member: '', brand: 'optique lune' })).toBeUndefined()
    fc.assert(fc.property(fc.string(), (text) => void dividedNames(line(text))))
  })
})
