import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { codePoints, lengthOf } from '~/validation/text'

import { runs, textOf } from '../../support/fuzz'

describe('the length of a text', () => {
  it('counts code points, lone surrogates included (C154, K48)', () => {
    expect(codePoints('😀a\ud83d\ud83d\ude00\ude00')).toBe(5)
    fc.assert(
      fc.property(textOf(['😀', '\ud83d', '\ude00', 'é', 'e\u0301']), (text) => {
        expect(codePoints(text)).toBe(Array.from(text).length)
      }),
      runs(20_000),
    )
  })

  it.each([
    ['\ud800\udc00', 1],
    ['\udbff\udfff', 1],
    ['\udc00\udc00', 2],
    ['\ud800\ud800', 2],
    ['\ud7ff\udc00', 2],
    ['\ud800\ue000', 2],
    ['\ud800\uffff', 2],
    ['', 0],
  ])('counts in %j only a high and then a low surrogate as one (C154, K48)', (text, count) => {
    expect(codePoints(text)).toBe(count)
  })

  it('counts accents with their letter, except in a password (K48)', () => {
    expect([codePoints('e\u0301'), lengthOf('e\u0301')]).toEqual([2, 1])
  })
})
