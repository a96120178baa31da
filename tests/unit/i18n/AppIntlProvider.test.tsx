import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormattedMessage, useIntl } from 'react-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { timeZone } from '~/i18n/dates'
import { useFormats } from '~/i18n/formats'
import { AppIntlProvider } from '~/i18n/intl'
import { language } from '~/i18n/language'
import { catalogue } from '~/i18n/message-loader'
import type { MessageTree } from '~/i18n/read-messages'

const texts = (entries: Record<string, MessageTree>) => new Map(Object.entries(entries))
const literal = (value: string): MessageTree => [{ type: 0, value }]

function Page() {
  const intl = useIntl()
  const formats = useFormats()
  return (
    <form>
      <label>
        <FormattedMessage id="forms.label.brand" />
        <input name="name" />
      </label>
      <button type="button">{intl.formatMessage({ id: 'common.save' })}</button>
      <p>{formats.dateTime('2026-03-16T09:00:00Z')}</p>
      <output>{intl.formatMessage({ id: 'common.reference' }, { reference: 'A1' })}</output>
    </form>
  )
}

const score = () => (
  <AppIntlProvider>
    <output>
      <FormattedMessage id="forms.strength.score" values={{ score: 75 }} />
    </output>
  </AppIntlProvider>
)

function Missing() {
  const { formatMessage } = useIntl()
  // like an id of a namespace that nobody loaded
  return <output>{formatMessage({ id: 'subscription.not.loaded' as 'common.save' })}</output>
}

const show = () =>
  render(
    <AppIntlProvider>
      <Page />
    </AppIntlProvider>,
  )

afterEach(() => {
  cleanup()
  language.reset()
  timeZone.reset()
  catalogue.clearOverrides()
  vi.restoreAllMocks()
})

describe('the texts on a page', () => {
  it('name in `lang` the language that is shown: French until the texts of the chosen one come (LAN-12, LAN-30)', () => {
    show()
    act(() => language.show('de'))
    expect(screen.getByRole('button').textContent).toBe('Sauvegarder')
    expect(document.documentElement.lang).toBe('fr')
    act(() => catalogue.addShipped('de', texts({ 'common.save': literal('Speichern') })))
    expect(screen.getByRole('button').textContent).toBe('Speichern')
    expect(document.documentElement.lang).toBe('de')
  })

  it('change in place, so that input and focus of a field stay (LAN-28)', async () => {
    show()
    const field = screen.getByRole('textbox', { name: 'Marque' })
    await userEvent.type(field, 'Acme')
    act(() => {
      catalogue.addShipped('de', texts({ 'forms.label.brand': literal('Name der Marke') }))
      language.show('de')
    })
    expect(screen.getByRole('textbox', { name: 'Name der Marke' })).toBe(field)
    expect(field).toHaveProperty('value', 'Acme')
  })

  it('appear when they load, and are French until then (LAN-30, K53)', () => {
    language.show('it')
    show()
    expect(screen.getByRole('button').textContent).toBe('Sauvegarder')
    act(() => catalogue.addShipped('it', texts({ 'common.save': literal('Salva') })))
    expect(screen.getByRole('button').textContent).toBe('Salva')
  })

  it('are replaced by the provider’s overrides (LAN-19)', () => {
    show()
    act(() => catalogue.setOverrides('fr', texts({ 'common.save': literal('Garder') })))
    expect(screen.getByRole('button').textContent).toBe('Garder')
  })

  it('use the user’s time zone (LAN-35)', () => {
    show()
    expect(screen.getByText(/10:00/)).toBeTruthy()
    act(() => timeZone.set('Asia/Tokyo'))
    expect(screen.getByText(/18:00/)).toBeTruthy()
  })

  it('fall back to French when a text cannot be formatted, logged once (LAN-30)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    // an invalid option: such a tree can only come from a broken file
    const broken = [{ type: 2, value: 'score', style: { type: 0, tokens: [], parsedOptions: { style: 'none' } } }]
    catalogue.addShipped('es', texts({ 'forms.strength.score': broken }))
    language.show('es')
    const { unmount } = render(score())
    unmount()
    render(score())
    expect(screen.getByRole('status').textContent).toBe('75 sur 100')
    expect(warn).toHaveBeenCalledTimes(1)
  })
})

describe('an id without a text', () => {
  it('shows nothing instead of a key, logged once (LAN-30)', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = (
      <AppIntlProvider>
        <Missing />
        <Missing />
      </AppIntlProvider>
    )
    render(page)
    for (const output of screen.getAllByRole('status')) expect(output.textContent).toBe('')
    expect(warn.mock.calls.filter(([text]) => String(text).includes('subscription.not.loaded'))).toHaveLength(1)
  })
})
