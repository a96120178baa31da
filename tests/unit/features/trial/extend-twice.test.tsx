import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'

import { ThemeRoot } from '~/design/theme/theme-mode'
import { ExtendTrialQuestion } from '~/features/trial/ExtendTrialDialog'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

afterEach(cleanup)

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  await act(() => Promise.resolve())
}

const OVER = { kind: 'expired', urgency: 'critical', endsAt: null } as const

function Question({ onExtend }: { onExtend: () => Promise<boolean> }) {
  const [open, setOpen] = useState(true)
  return (
    <ExtendTrialQuestion
      open={open}
      trial={OVER}
      onClose={() => setOpen(false)}
      extending={false}
      failure={null}
      onExtend={onExtend}
      reset={vi.fn()}
    />
  )
}

it('a second click that comes when the call is over extends nothing again (TRI-07, C227)', async () => {
  const listen = vi.fn()
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: listen,
    removeEventListener: listen,
    addListener: listen,
    removeListener: listen,
  }))
  await loadNamespaces('fr', ['subscription', 'trial'])
  const onExtend = vi.fn(() => Promise.resolve(true))
  render(
    <ThemeRoot>
      <AppIntlProvider>
        <Question onExtend={onExtend} />
      </AppIntlProvider>
    </ThemeRoot>,
  )
  await screen.findByRole('button', { name: 'Prolonger de 1 semaine', hidden: true })
  await press('Prolonger de 1 semaine')
  // the dialog closes, and its button is still there
  await press('Prolonger de 1 semaine')
  expect(onExtend).toHaveBeenCalledTimes(1)
})
