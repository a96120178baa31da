import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'

import { toRows } from '~/features/invitations/invitation-queries'
import { invitationCsv } from '~/features/invitations/list/InvitationsScreen'
import common from '~/i18n/messages/fr/common.json'
import forms from '~/i18n/messages/fr/forms.json'
import invitations from '~/i18n/messages/fr/invitations.json'

const intl = createIntl({
  locale: 'fr',
  timeZone: 'Europe/Paris',
  messages: { ...common, ...forms, ...invitations } as never,
})

it('the export of the invitations has a line for each, with an unknown status as it is and empty cells for the rest (INV-06, INV-10)', () => {
  const rows = toRows(
    [
      {
        id: 1,
        email: 'zoe@exemple.example',
        brand_id: 7,
        brand_name: 'Café',
        status: 'pending',
        invited_by: 'Claire Fontaine',
        created_at: '2026-03-16T09:00:00Z',
        expires_at: '2026-03-23T09:00:00Z',
      },
      { id: 2, status: 'bounced' },
    ],
    Date.parse('2026-03-17T09:00:00Z'),
    'Europe/Paris',
  )
  expect(invitationCsv(intl, rows)).toEqual([
    ['E-mail', 'Marque', 'Rôle', 'État', 'Envoyée par', 'Envoyée le', 'Expire le'],
    ['zoe@exemple.example', 'Café', '', 'En attente', 'Claire Fontaine', '2026-03-16', '2026-03-23'],
    ['', '', '', 'bounced', '', '', ''],
  ])
})
