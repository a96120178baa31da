import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hasProfileChanges, profileFormSchema, toProfileInput } from '~/features/settings/profile-form'
import { fromUser } from '~/features/settings/ProfileCard'

import { problems } from '../../../support/form-problems'
import { anyText, runs, textOf } from '../../../support/fuzz'

const stored = { first_name: 'Léa', last_name: 'Martin', phone: '+33612345678', position: 'Gérante' }
const said = (values: Partial<typeof stored>) => problems(profileFormSchema(stored), { ...stored, ...values })
const sent = (values: Partial<typeof stored>, from = stored) => {
  const { data } = profileFormSchema(from).safeParse({ ...from, ...values })
  return data && toProfileInput(data, from)
}

describe('the profile form', () => {
  it('requires names of at most 150 characters (PRO-08, PRO-09, C166, K34)', () => {
    expect(said({ first_name: ' ', last_name: '' })).toEqual({
      first_name: 'Le prénom est requis',
      last_name: 'Le nom est requis',
    })
    expect(said({ first_name: 'é'.repeat(150) })).toEqual({})
    expect(said({ first_name: 'é'.repeat(151), last_name: 'é'.repeat(151) })).toEqual({
      first_name: 'Le prénom ne peut pas dépasser 150 caractères',
      last_name: 'Le nom ne peut pas dépasser 150 caractères',
    })
  })

  it('limits phone and position, which may be emptied (PRO-10, PRO-11, C172, C173)', () => {
    expect(said({ phone: '0'.repeat(21), position: 'x'.repeat(101) })).toEqual({
      phone: 'Le téléphone ne peut pas dépasser 20 caractères',
      position: 'Le poste ne peut pas dépasser 100 caractères',
    })
    expect(said({ phone: '12', position: 'e\u0301'.repeat(100) })).toEqual({
      phone: 'Numéro de téléphone français invalide',
    })
    expect(sent({ phone: '', position: '  ' })).toEqual({ phone: '', position: '' })
  })

  it.each([
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' onclick=x',
    '<iframe src=x>',
    `<script>${'x'.repeat(200)}`,
  ])("refuses %s in any field: 'Contenu suspect détecté' (PRO-12)", (text) => {
    const everywhere = { first_name: text, last_name: text, phone: text, position: text }
    expect(said(everywhere)).toEqual({
      first_name: 'Contenu suspect détecté',
      last_name: 'Contenu suspect détecté',
      phone: 'Contenu suspect détecté',
      position: 'Contenu suspect détecté',
    })
  })

  it.each(['Fonction=chef', 'Direction = RH', 'bonjour=1', 'Chef de projet JavaScript', 'R&D <3', "Chargée d'études"])(
    'accepts the position %j and sends it as it is (PRO-12, SAN-03, C175)',
    (position) => expect(sent({ position })).toEqual({ position }),
  )

  it('sends only what changed, trimmed and in its normal form (PRO-13, K34, K7)', () => {
    expect(sent({})).toEqual({})
    expect(sent({ first_name: '  Jose\u0301 ' })).toEqual({ first_name: 'José' })
    expect(sent({ phone: '06 12.34-56 79', position: ' Chef  de projet ' })).toEqual({
      phone: '0612345679',
      position: 'Chef de projet',
    })
  })

  it('takes spaces around a stored value for no change (PRO-06, PRO-13)', () => {
    expect(sent({ first_name: ' Léa ', phone: '+33 6 12 34 56 78' })).toEqual({})
  })

  it('neither checks nor sends an untouched stored value that breaks a rule (PRO-13, K7)', () => {
    const old = { first_name: 'Marie2', last_name: 'Jose\u0301', phone: '01 02', position: 'x'.repeat(120) }
    expect(sent({ position: 'Gérante' }, old)).toEqual({ position: 'Gérante' })
    expect(problems(profileFormSchema(old), { ...old, phone: '01 03' })).toEqual({
      phone: 'Numéro de téléphone français invalide',
    })
    expect(hasProfileChanges(old, old)).toBe(false)
  })

  it('requires a missing stored name all the same (PRO-08, K34)', () => {
    const nameless = { ...stored, first_name: '' }
    expect(problems(profileFormSchema(nameless), nameless)).toEqual({ first_name: 'Le prénom est requis' })
  })

  it('takes a value that was changed back for no change (PRO-04, PRO-05, C251)', () => {
    expect(hasProfileChanges({ ...stored, phone: '' }, stored)).toBe(true)
    expect(hasProfileChanges({ ...stored }, stored)).toBe(false)
  })

  it('is filled from the user, without the e-mail (PRO-01, K8)', () => {
    const user = { first_name: 'Léa', last_name: 'Martin', email: 'lea@exemple.fr', phone: null, position: null }
    expect(fromUser(user)).toEqual({ first_name: 'Léa', last_name: 'Martin', phone: '', position: '' })
  })

  it('sends, for any stored and typed values, only what differs, in its own normal form (PRO-13)', () => {
    const text = fc.oneof(anyText(20), textOf(['a', 'É', ' ', '06', '1', 'e\u0301', '<b>', '\u200b', '-']))
    const profile = fc.record({ first_name: text, last_name: text, phone: text, position: text })
    fc.assert(
      fc.property(profile, profile, (from, typed) => {
        const changes = toProfileInput(typed, from)
        for (const [field, value] of Object.entries(changes)) {
          expect(from).not.toHaveProperty(field, value)
          expect(toProfileInput({ ...typed, [field]: value }, from)).toEqual(changes)
        }
        expect(profileFormSchema(from).safeParse(typed).success).toBeTypeOf('boolean')
      }),
      runs(100_000),
    )
  })
})
