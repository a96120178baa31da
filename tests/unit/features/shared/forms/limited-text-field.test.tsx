import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'

import { ThemeRoot } from '~/design/theme/theme-mode'
import { LimitedTextField } from '~/features/shared/forms/use-zod-form'
import { AppIntlProvider } from '~/i18n/intl'

afterEach(cleanup)

const listen = () => {}

function Form() {
  const { register, control } = useForm({ defaultValues: { name: '' } })
  return (
    <ThemeRoot>
      <AppIntlProvider>
        <LimitedTextField {...register('name')} control={control} limit={10} label="Nom" helper="Deux mots" />
      </AppIntlProvider>
    </ThemeRoot>
  )
}

it.each([
  ['1234567', 'Deux mots'],
  ['12345678', '8 / 10 caractères'],
  ['😀'.repeat(10), '10 / 10 caractères'],
  ['😀'.repeat(11), '11 / 10 caractères'],
])('a field says its limit before it is passed, and keeps what was typed: %s (C186)', (text, help) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: listen,
    removeEventListener: listen,
    addListener: listen,
    removeListener: listen,
  }))
  render(<Form />)
  const field = screen.getByLabelText('Nom')
  act(() => void fireEvent.input(field, { target: { value: text } }))
  expect(field).toHaveProperty('value', text)
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe(help)
})
