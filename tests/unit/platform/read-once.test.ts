import { describe, expect, it, vi } from 'vitest'

import { readOnce } from '~/platform/text'

describe('a text that is read once', () => {
  it('gives the same value again, as does the text before it', () => {
    const read = vi.fn<(text: string) => string[]>((text) => text.split(' '))
    const words = readOnce(read)
    const [first, other] = [words('a b'), words('c')]
    expect(words('a b')).toBe(first)
    expect(words('c')).toBe(other)
    expect(first).toEqual(['a', 'b'])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('is read again after two others, so that no list stays for good', () => {
    const read = vi.fn<(text: string) => string[]>((text) => [text])
    const words = readOnce(read)
    for (const text of ['a', 'b', 'c', 'a']) expect(words(text)).toEqual([text])
    expect(read).toHaveBeenCalledTimes(4)
  })
})
