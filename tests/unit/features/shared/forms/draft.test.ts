import { describe, expect, it } from 'vitest'

import { emptyInviteForm, readInviteDraft } from '~/features/invitations/invite-form'
import { readProfileDraft, writeProfileDraft } from '~/features/settings/ProfileCard'
import { clearDrafts, createDraft } from '~/features/shared/forms/draft'
import { createSafeStorage, safeSessionStorage } from '~/platform/storage'

const storage = createSafeStorage(() => undefined)
const typed = { ...emptyInviteForm, emails: 'a@b.fr', user_type: 'brand_admin' }

describe('a draft', () => {
  it('is stored for the user who typed it, and shown to nobody else (SES-47)', () => {
    createDraft('business', storage).write(7, 'Atelier V')
    const draft = createDraft('business', storage)
    expect(draft.read(7)).toBe('Atelier V')
    expect(draft.read(8)).toBeUndefined()
    expect(draft.read(null)).toBeUndefined()
    expect(createDraft('invite', storage).read(7)).toBeUndefined()
    draft.clear()
    expect(draft.read(7)).toBeUndefined()
  })

  it('of every form is removed at once (SES-47)', () => {
    for (const form of ['business', 'invite', 'profile'] as const) createDraft(form, storage).write(7, 'x')
    clearDrafts(storage)
    expect(createDraft('business', storage).read(7)).toBeUndefined()
    expect(createDraft('invite', storage).read(7)).toBeUndefined()
    expect(createDraft('profile', storage).read(7)).toBeUndefined()
  })

  it.each(['', 'null', '7', '[]', '{', '{"userId":"7","values":"x"}', '{"userId":8,"values":"x"}'])(
    'of %j in the storage counts as none (SES-47)',
    (text) => {
      storage.setItem('onboarding.draft', text)
      expect(createDraft('business', storage).read(7)).toBeUndefined()
    },
  )

  it('of an invitation is read field by field (SES-47)', () => {
    const draft = createDraft('invite')
    draft.write(7, typed)
    expect(readInviteDraft(7)).toEqual(typed)
    expect(readInviteDraft(8)).toEqual(emptyInviteForm)
    draft.write(7, { emails: 4, brand_id: null, user_type: 'agency_admin', extra: 'x' })
    expect(readInviteDraft(7)).toEqual(emptyInviteForm)
    safeSessionStorage.removeItem('invitations.draft')
  })

  it('of a profile has the changed fields, and the others as they are stored by then (SES-47)', () => {
    const stored = { first_name: 'Léa', last_name: 'Martin', phone: '', position: '' }
    writeProfileDraft(7, { ...stored, position: 'Directrice' }, stored)
    const now = { ...stored, phone: '+33 6 12 34 56 78', position: 'Stagiaire' }
    expect(readProfileDraft(7, now)).toEqual({ ...now, position: 'Directrice' })
    expect(readProfileDraft(8, now)).toBeUndefined()
    // saved, and only the answer was lost
    expect(readProfileDraft(7, { ...now, position: 'Directrice' })).toBeUndefined()
    createDraft('profile').write(7, { first_name: 4, last_name: 'Roux', extra: 'x' })
    expect(readProfileDraft(7, now)).toEqual({ ...now, last_name: 'Roux' })
    writeProfileDraft(7, stored, stored)
    expect(readProfileDraft(7, now)).toBeUndefined()
  })
})
