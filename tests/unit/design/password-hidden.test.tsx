import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'

import { PasswordField } from '~/design/inputs/PasswordField'
import { ThemeRoot } from '~/design/theme/theme-mode'
import { AppIntlProvider } from '~/i18n/intl'

afterEach(cleanup)

const types = () => ['Un', 'Deux'].map((label) => screen.getByLabelText(label).getAttribute('type'))

it('a submit hides every visible password (C162)', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <form onSubmit={onSubmit}>
          <PasswordField label="Un" autoComplete="new-password" />
          <PasswordField label="Deux" autoComplete="new-password" />
          <button type="submit">Envoyer</button>
        </form>
      </AppIntlProvider>
    </ThemeRoot>,
  )
  for (const toggle of screen.getAllByRole('button', { name: 'Afficher le mot de passe' })) fireEvent.click(toggle)
  expect(types()).toEqual(['text', 'text'])
  fireEvent.click(screen.getByRole('button', { name: 'Envoyer' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(types()).toEqual(['password', 'password'])
})
