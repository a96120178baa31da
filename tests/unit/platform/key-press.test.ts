import { expect, it } from 'vitest'

import { isComposing } from '~/platform/key-press'

it.each([
  ['during a composition', { isComposing: true, keyCode: 13 }, true],
  ['in Safari, after the end of one', { isComposing: false, keyCode: 229 }, true],
  ['of the keyboard alone', { isComposing: false, keyCode: 13 }, false],
])('an Enter %s belongs to an input method: %#', (_when, key, expected) => {
  expect(isComposing(key)).toBe(expected)
})
