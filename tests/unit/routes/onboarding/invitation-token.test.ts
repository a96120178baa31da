import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { invitationToken } from '~/routes/onboarding/-invitation-token'

import { anyText, runs } from '../../../support/fuzz'

const TOKEN = 'f3a9-Zk_7'

describe('the token of an invitation link', () => {
  it.each([
    '.',
    ')',
    '>',
    ';',
    '"',
    '”',
    "'",
    '’',
    ',',
    ']',
    '»',
    '…',
    '。',
    '）',
    '•',
    '%2520',
    '=0A',
    '!',
    '\n',
    '\r\n',
    ' ',
    '\u00a0',
    '/',
    '\\',
    '%',
    '%0A',
    '">Accepter',
    ' (cliquez)',
    '?utm_source=mail',
    '#',
    '&utm_medium=x',
    ').',
    '>,',
    '\u200b',
    '*',
    '`',
  ])('stands alone, whatever follows it: %j (INV-14)', (after) => {
    expect(invitationToken(TOKEN + after)).toBe(TOKEN)
  })

  it.each(['<', '“', '«\u00a0', '(', ' ', '"', '%E2%80%8B', '%C2%AB'])('stands alone after %j (INV-14)', (before) => {
    expect(invitationToken(before + TOKEN)).toBe(TOKEN)
  })

  it.each(['eyJh.eyJz.S-g_', 'a:1qX:Zk', 'YWJj==', 'a+b~c', '-a-', '_a', 'a_', '0', 'null', 'jeton'])(
    'is left alone: %j (INV-14)',
    (token) => {
      expect(invitationToken(token)).toBe(token)
    },
  )

  it.each(['a/b?c#d%', 'a?b=c/d', 'a/b', '../../a/b?c#d%2Fe', 'YWJj/ZGVm==', 'a?b', 'a#b'])(
    'is whole with signs that only an encoded link has inside: %j (INV-04)',
    (token) => {
      expect(invitationToken(token)).toBe(token)
      expect(invitationToken(`${token}?utm_source=mail`)).toBe(token)
      expect(invitationToken(`${token}">Accepter`)).toBe(token)
      expect(invitationToken(`${token}.`)).toBe(token)
    },
  )

  it('is the same when read twice, and there is always one', () => {
    fc.assert(
      fc.property(anyText(20), (text) => {
        const token = invitationToken(text)
        expect(invitationToken(token)).toBe(token)
        expect(token === '').toBe(text === '')
      }),
      runs(20_000),
    )
  })
})
