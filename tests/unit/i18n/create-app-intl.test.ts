import { describe, expect, it, vi } from 'vitest'

import { parse } from '#icu-parser'
import { createAppIntl } from '~/i18n/intl'
import type { Locale } from '~/i18n/locales'
import type { MessageTree } from '~/i18n/read-messages'

const intlOf = (locale: Locale, messages: Record<string, MessageTree>) =>
  createAppIntl({ locale, messages, builtIn: messages, timeZone: 'Europe/Paris' })

const ID = 'data.limit.users.used'

const sayAs = (written: string) =>
  intlOf('en', { [ID]: parse(written) }).formatMessage({ id: ID }, { used: 1, most: 2 })

describe('the formatter of a text', () => {
  it('is found again without writing the text out, whatever its values', () => {
    const intl = intlOf('en', { [ID]: parse('{used} of {most}') })
    const say = (used: number) => intl.formatMessage({ id: ID }, { used, most: 25 })
    expect(say(3)).toBe('3 of 25')
    const written = vi.spyOn(JSON, 'stringify')
    expect(say(4)).toBe('4 of 25')
    expect(written).not.toHaveBeenCalled()
    written.mockRestore()
  })

  it('belongs to the language that shows it, as a text may be the same in two', () => {
    const messages = { [ID]: parse('{used, number}') }
    const say = (locale: Locale) => intlOf(locale, messages).formatMessage({ id: ID }, { used: 1234.5, most: 0 })
    expect([say('en'), say('de')]).toEqual(['1,234.5', '1.234,5'])
  })

  it('is another one for another text of the same id', () => {
    expect([sayAs('{used} of {most}'), sayAs('{used}/{most}')]).toEqual(['1 of 2', '1/2'])
  })
})
