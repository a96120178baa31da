import { describe, expect, it } from 'vitest'

import { readTextFile } from '~/platform/read-cells'

const TEXT = 'léa@exemple.fr;Café de l’Étoile'
const utf8 = new TextEncoder().encode(TEXT)
const utf16 = (text: string, little: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), little)
  return new Uint8Array(view.buffer)
}
/** In windows-1252, ’ is a byte that Latin-1 does not have. */
const windows1252 = Uint8Array.from(TEXT, (sign) => (sign === '’' ? 0x92 : sign.charCodeAt(0)))

describe('the text of a chosen file', () => {
  it.each<[string, Uint8Array<ArrayBuffer>[]]>([
    ['UTF-8', [utf8]],
    ['UTF-8 with a byte order mark', [Uint8Array.of(0xef, 0xbb, 0xbf), utf8]],
    ['windows-1252', [windows1252]],
    ['UTF-16, little-endian', [utf16(`\uFEFF${TEXT}`, true)]],
    ['UTF-16, big-endian', [utf16(`\uFEFF${TEXT}`, false)]],
  ])('is read from %s (INV-12)', async (_title, parts) => {
    expect(await readTextFile(new Blob(parts))).toEqual({ text: TEXT })
  })

  it('is none in a workbook, in a file that is too large, and in one that was moved (INV-12)', async () => {
    expect(await readTextFile(new Blob(['PK', Uint8Array.of(3, 4, 0, 0)]))).toEqual({ problem: 'binary' })
    expect(await readTextFile(new Blob(['a'.repeat(2_000_001)]))).toEqual({ problem: 'large' })
    const moved = Object.assign(new Blob(['a']), {
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
    })
    expect(await readTextFile(moved)).toEqual({ problem: 'unreadable' })
  })
})
