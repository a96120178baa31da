import { describe, expect, it } from 'vitest'

import { wordsFor } from '~/features/shared/provider-data'

const THEIRS = 'Trois personnes ont été ajoutées à Optique Lune.'
const OURS = 'People were added to Optique Lune'

describe('the texts of the provider', () => {
  it('are shown to a French reader as they are (LAN-36)', () => {
    expect(wordsFor('fr', ` ${THEIRS} `, OURS)).toEqual({ text: THEIRS })
    expect(wordsFor('fr', ' ', OURS)).toEqual({ text: OURS })
  })

  it.each(['en', 'es', 'de', 'it'])(
    'are replaced for a reader of %s by ours, and unknown ones are marked as French (LAN-36)',
    (locale) => {
      expect(wordsFor(locale, THEIRS, OURS)).toEqual({ text: OURS })
      expect(wordsFor(locale, THEIRS, undefined)).toEqual({ text: THEIRS, lang: 'fr' })
      expect(wordsFor(locale, null, undefined)).toBeUndefined()
    },
  )
})
