import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { BillingBadge } from '~/features/shared/plan/Billing'
import { AppIntlProvider } from '~/i18n/intl'
import { loadNamespaces } from '~/i18n/message-loader'

beforeAll(() => loadNamespaces('fr', ['data']))

it.each([
  ['trial', 'Essai terminé'],
  ['past_due', 'Paiement en retard'],
  ['cancelled', 'Annulé'],
  ['active', 'Actif'],
])('the badge of a trial that has ended and whose status is %s reads %s (SUB-02)', (status, words) => {
  render(<BillingBadge status={status} trialEnded />, { wrapper: AppIntlProvider })
  expect(screen.queryByText(words)).not.toBeNull()
})
