import { describe, expect, it } from 'vitest'

import { httpAddress } from '~/platform/text'
import { hostOf, readableHost, webLink } from '~/platform/web-address'

describe('a host in its own letters', () => {
  it.each([
    ['xn--caf-dma.fr', 'café.fr'],
    ['www.XN--CAF-DMA.fr', 'www.café.fr'],
    ['zoe@xn--bcher-kva.example', 'zoe@bücher.example'],
    ['https://xn--e1afmkfd.xn--p1ai/x?y#z', 'https://пример.рф/x?y#z'],
    ['xn--wgv71a.jp', '日本.jp'],
    ['exemple.fr', 'exemple.fr'],
    // a Cyrillic а in a Latin word
    ['xn--pypal-4ve.com', 'xn--pypal-4ve.com'],
    ['xn--99999999999', 'xn--99999999999'],
    ['xn--', 'xn--'],
    ['', ''],
  ])('%j is shown as %j', (host, shown) => expect(readableHost(host)).toBe(shown))
})

describe('an http address', () => {
  it.each([
    'https://exemple.fr',
    'http://localhost:3000/a?b#c',
    'https://café.fr',
    'HTTPS://exemple.fr.',
    'http://[::1]/',
  ])('may be %j', (text) => expect(httpAddress(text)).toBeDefined())

  it.each([
    'http://a b',
    'http://a%20b',
    'https://',
    'http://.',
    'https://a..fr',
    'https:///exemple.fr',
    'https:exemple.fr',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'ftp://exemple.fr',
    'https://exe\tmple.fr',
    'https://a,b.fr',
    'https://exemple.fr/a b',
    'exemple.fr',
    '//exemple.fr',
    'data:text/html,x',
    ' ',
    '',
  ])('may not be %j', (text) => expect(httpAddress(text)).toBeUndefined())
})

describe('the site of a brand', () => {
  it.each([null, '', 'exemple.fr', 'javascript:alert(1)', 'data:text/html,x', 'ftp://exemple.fr'])(
    'of %j is no link',
    (url) => expect(webLink(url)).toBeUndefined(),
  )

  it('is named by its host', () => {
    expect(hostOf(webLink('https://www.exemple.fr/page?x=1') ?? '')).toBe('exemple.fr')
  })
})
