import { describe, expect, it } from 'vitest'

import { emptyInviteForm, inviteFormSchema, toInvitationInputs } from '~/features/invitations/invite-form'
import { freeTextLength } from '~/validation/sanitise'

import { problems } from '../../../support/form-problems'

const filled = { ...emptyInviteForm, emails: 'a@b.fr', brand_id: '7' }
const said = (values: Partial<Record<keyof typeof filled, unknown>>) =>
  problems(inviteFormSchema, { ...filled, ...values })

describe('the invitation form', () => {
  it('requires an address and a brand, and offers a member role (INV-01)', () => {
    expect(problems(inviteFormSchema, emptyInviteForm)).toEqual({
      emails: 'Saisissez au moins une adresse e‑mail',
      brand_id: 'Choisissez une marque',
    })
    expect(emptyInviteForm.user_type).toBe('brand_member')
  })

  it.each(['', '0', '-1', '1.5', 'abc', '9007199254740993'])('refuses the brand %j (INV-01)', (brand_id) =>
    expect(said({ brand_id })).toEqual({ brand_id: 'Choisissez une marque' }),
  )

  it('requires each further brand that was added (INV-01)', () => {
    const other_brands = [{ brand: '8' }, { brand: '' }]
    expect(inviteFormSchema.safeParse({ ...filled, other_brands }).error?.issues.map(({ path }) => path)).toEqual([
      ['other_brands', 1, 'brand'],
    ])
    expect(said({ other_brands: [{ brand: '8' }] })).toEqual({})
  })

  it('invites everybody to the first brand before anybody to the second, and to none twice (INV-02, INV-12)', () => {
    const values = { ...filled, emails: 'a@b.fr\nc@d.fr\n', other_brands: [{ brand: '7' }, { brand: '8' }] }
    expect(toInvitationInputs(values).map(({ email, brand_id }) => [email, brand_id])).toEqual([
      ['a@b.fr', 7],
      ['c@d.fr', 7],
      ['a@b.fr', 8],
      ['c@d.fr', 8],
    ])
  })

  it('offers members and administrators of a brand, nobody else (INV-09, K36)', () => {
    for (const user_type of ['brand_member', 'brand_admin']) expect(said({ user_type })).toEqual({})
    for (const user_type of ['client_readonly', 'agency_admin', '', undefined])
      expect(said({ user_type })).toEqual({ user_type: 'Cette valeur n’est pas valide' })
  })

  it('is stopped by an invalid address, not by a duplicate (INV-12)', () => {
    expect(said({ emails: 'a@b.fr, c@d' })).toEqual({
      emails: 'Corrigez ou retirez les adresses qui ne sont pas valides',
    })
    expect(said({ emails: 'a@b.fr, A@b.fr' })).toEqual({})
  })

  it('takes a message of 1000 characters at most, counted as it is sent (INV-01, SAN-02)', () => {
    expect(said({ invitation_message: 'é'.repeat(1000) })).toEqual({})
    expect(said({ invitation_message: `  ${'é'.repeat(1000)}\n` })).toEqual({})
    expect(said({ invitation_message: 'e\u0301'.repeat(1001) })).toEqual({
      invitation_message: 'Le message ne peut pas dépasser 1 000 caractères',
    })
    expect(freeTextLength(' Bonjour <b>Léa</b> ')).toBe('Bonjour Léa'.length)
  })

  it('refuses a message that is too long to be sanitised, whatever would be left of it (C186)', () => {
    const tooLong = { invitation_message: 'Le message ne peut pas dépasser 1 000 caractères' }
    expect(said({ invitation_message: `Bonjour${' '.repeat(10_000)}Léa` })).toEqual(tooLong)
    expect(said({ invitation_message: `Bonjour ${' '.repeat(9991)}😀` })).toEqual(tooLong)
    expect(said({ invitation_message: `Bonjour ${' '.repeat(9000)}😀` })).toEqual({})
  })

  it('sends each address an invitation, with the message sanitised and left out when empty (INV-01, INV-02, SAN-01, K35)', () => {
    const values = inviteFormSchema.parse({
      ...filled,
      emails: 'A@b.fr, a@b.fr\nLéa <c@d.fr>',
      user_type: 'brand_admin',
      invitation_message: ' Bienvenue <script>x()</script> en R&D  <3 ',
    })
    expect(toInvitationInputs(values)).toEqual([
      { email: 'a@b.fr', brand_id: 7, user_type: 'brand_admin', invitation_message: 'Bienvenue en R&D <3' },
      { email: 'c@d.fr', brand_id: 7, user_type: 'brand_admin', invitation_message: 'Bienvenue en R&D <3' },
    ])
    expect(toInvitationInputs(filled)).toEqual([{ email: 'a@b.fr', brand_id: 7, user_type: 'brand_member' }])
    expect(toInvitationInputs({ ...filled, brand_id: '' })).toEqual([])
  })
})
