import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import { emailsToInvite, entriesOf, withoutEmails } from '~/features/invitations/email-entries'
import { afterSending, emptyInviteForm } from '~/features/invitations/invite-form'
import type { SheetRow } from '~/features/invitations/sheet-rows'

const reasonOf = () => 'refusée'
const filled = { ...emptyInviteForm, brand_id: '7', invitation_message: 'Bienvenue' }
const row = (email: string): SheetRow => ({
  line: 1,
  email,
  brand: '7',
  role: 'brand_member',
  writtenBrand: '',
  writtenRole: '',
  open: false,
  sent: false,
  refused: '',
})

const isWrong = (entry: string) => entry === 'personne' || entry === 'bo@'

describe('the rest of a list of addresses', () => {
  const address = fc.constantFrom<string>('bo@exemple.fr', 'cy@exemple.fr', 'zoe@exemple.fr')
  const entry = fc.oneof(address, fc.constantFrom<string>('personne', 'bo@', 'Bo <bo@exemple.fr>'))

  it('lacks what was sent and nothing else (SES-47)', () => {
    fc.assert(
      fc.property(
        fc.array(entry),
        fc.uniqueArray(address),
        fc.constantFrom('\n', '\n\n', ', '),
        (entries, sent, join) => {
          const text = entries.join(join)
          const left = withoutEmails(text, sent)
          expect(emailsToInvite(left)).toEqual(emailsToInvite(text).filter((email) => !sent.includes(email)))
          expect(entriesOf(left).filter(isWrong)).toEqual(entriesOf(text).filter(isWrong))
        },
      ),
    )
  })
})

describe('a form after its invitations', () => {
  it('keeps message and choices for those that are left (INV-01)', () => {
    const values = { ...filled, emails: 'bo@exemple.fr\ncy@exemple.fr\n' }
    expect(afterSending(values, { sent: ['bo@exemple.fr'], unsent: [] }, reasonOf)).toEqual({
      ...filled,
      emails: 'cy@exemple.fr\n',
    })
  })

  it('is empty when it was about nobody else (INV-01)', () => {
    const values = { ...filled, emails: 'bo@exemple.fr\n' }
    expect(afterSending(values, { sent: ['bo@exemple.fr'], unsent: [] }, reasonOf)).toEqual(emptyInviteForm)
  })

  it('keeps all when nothing was sent (SES-47)', () => {
    const values = { ...filled, emails: 'bo@exemple.fr\n' }
    expect(afterSending(values, { sent: [], unsent: [] }, reasonOf)).toEqual(values)
  })

  it('opens the refused rows of a sheet (INV-12)', () => {
    const unsent = [{ email: 'cy@exemple.fr', error: new ApiError({ status_code: 400 }) }]
    const values = { ...filled, sheet: [row('bo@exemple.fr'), row('cy@exemple.fr')] }
    const { sheet } = afterSending(values, { sent: ['bo@exemple.fr'], unsent }, reasonOf)
    expect(sheet.map(({ sent, refused, open }) => ({ sent, refused, open }))).toEqual([
      { sent: true, refused: '', open: false },
      { sent: false, refused: 'refusée', open: true },
    ])
  })
})
