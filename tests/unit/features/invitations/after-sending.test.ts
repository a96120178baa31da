import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { ApiError } from '~/api/api-error'
import type { InvitationInput } from '~/api/generated/types.gen'
import { emailsToInvite, entriesOf, withoutEmails } from '~/features/invitations/email-entries'
import { afterSending, emptyInviteForm, toInvitationInputs } from '~/features/invitations/invite-form'
import type { InviteOutcome } from '~/features/invitations/send-once'
import type { SheetRow } from '~/features/invitations/sheet/sheet-rows'

const reasonOf = () => 'refusée'
const to = (email: string, brand_id = 7): InvitationInput => ({ email, brand_id, user_type: 'brand_member' })
const outcomeOf = (part: Partial<InviteOutcome>): InviteOutcome => ({
  sent: [],
  unsent: [],
  left: [],
  postponed: [],
  ...part,
})
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
  later: false,
  refused: '',
})

const of = (...inputs: (InvitationInput | undefined)[]) => inputs.filter((input) => input !== undefined)

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
    expect(afterSending(values, outcomeOf({ sent: [to('bo@exemple.fr')] }), reasonOf)).toMatchObject({
      ...filled,
      emails: 'cy@exemple.fr\n',
    })
  })

  it('keeps each address and brand of which an invitation was not sent, and asks for no sent one again (INV-02, INV-12)', () => {
    const values = {
      ...filled,
      emails: 'bo@exemple.fr\ncy@exemple.fr\n',
      other_brands: [{ brand: '8' }, { brand: '9' }],
    }
    const [bo7, cy7, bo8, cy8, bo9, cy9] = toInvitationInputs(values)
    expect([bo7, cy7, bo8, cy8, bo9, cy9].map((input) => [input?.email[0], input?.brand_id])).toEqual([
      ['b', 7],
      ['c', 7],
      ['b', 8],
      ['c', 8],
      ['b', 9],
      ['c', 9],
    ])
    const unsent = of(cy8).map((input) => ({ input, error: new ApiError({ status_code: 400 }) }))
    const after = afterSending(values, outcomeOf({ sent: of(bo7, cy7, bo8), unsent, left: of(bo9, cy9) }), reasonOf)
    expect(after).toMatchObject({ emails: values.emails, brand_id: '8', other_brands: [{ brand: '9' }] })
    expect(toInvitationInputs(after)).toEqual(of(cy8, bo9, cy9))
    const later = afterSending(after, outcomeOf({ sent: of(cy8, bo9), left: of(cy9) }), reasonOf)
    expect(later).toMatchObject({ emails: 'cy@exemple.fr\n', brand_id: '9', other_brands: [] })
    expect(toInvitationInputs(later)).toEqual(of(cy9))
  })

  it('lacks what access is given to later (INV-02, INV-12)', () => {
    const values = { ...filled, emails: 'bo@exemple.fr\n', other_brands: [{ brand: '8' }, { brand: '9' }] }
    const [bo7, bo8, bo9] = toInvitationInputs(values)
    if (!bo7 || !bo8 || !bo9) throw new Error('no inputs')
    const after = afterSending(values, outcomeOf({ sent: [bo7], postponed: [bo8], left: [bo9] }), reasonOf)
    expect(after).toMatchObject({ emails: values.emails, brand_id: '9', other_brands: [] })
    const over = outcomeOf({ sent: [bo7], postponed: [bo8, bo9] })
    expect(afterSending(values, over, reasonOf)).toEqual(emptyInviteForm)
  })

  it('is empty when it was about nobody else (INV-01)', () => {
    const values = { ...filled, emails: 'bo@exemple.fr\n' }
    expect(afterSending(values, outcomeOf({ sent: [to('bo@exemple.fr')] }), reasonOf)).toEqual(emptyInviteForm)
  })

  it('keeps all when nothing was sent (SES-47)', () => {
    const values = { ...filled, emails: 'bo@exemple.fr\n' }
    expect(afterSending(values, outcomeOf({}), reasonOf)).toEqual(values)
  })

  it('opens the refused rows of a sheet (INV-12)', () => {
    const unsent = [{ input: to('cy@exemple.fr'), error: new ApiError({ status_code: 400 }) }]
    const values = { ...filled, sheet: [row('bo@exemple.fr'), row('cy@exemple.fr')] }
    const { sheet } = afterSending(values, outcomeOf({ sent: [to('bo@exemple.fr')], unsent }), reasonOf)
    expect(sheet.map(({ sent, refused, open }) => ({ sent, refused, open }))).toEqual([
      { sent: true, refused: '', open: false },
      { sent: false, refused: 'refusée', open: true },
    ])
  })
})
