import { describe, expect, it } from 'vitest'

import { collapseSpaces, trimSpaces } from '~/validation/text'

describe('the white space', () => {
  it.each([
    ['a  b', 'a b'],
    [' a', 'a'],
    ['a ', 'a'],
    ['\n\ta \u00a0 b\r\n', 'a b'],
    [' ', ''],
    ['', ''],
  ])('in %j is collapsed to %j (REG-31)', (text, collapsed) => {
    expect(collapseSpaces(text)).toBe(collapsed)
  })

  it.each([
    [' a b ', 'a b'],
    ['\t\u00a0a', 'a'],
    ['a\u3000', 'a'],
    ['  ', ''],
    ['', ''],
    // an address must be refused for them
    ['a\n', 'a\n'],
    ['\u200ba', '\u200ba'],
    ['\ufeffa', '\ufeffa'],
  ])('at the ends of %j is removed: %j (REG-22, K49)', (text, trimmed) => {
    expect(trimSpaces(text)).toBe(trimmed)
  })
})
