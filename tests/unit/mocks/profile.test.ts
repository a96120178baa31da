import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { CLAIRE, HUGO, LEA } from '#mocks/domain/seed/named.ts'
import type { OperationId } from '#mocks/generated/operations.gen'

import { refusal, restarted, send, succeed } from './caller'

const change = { current_password: 'Lumiere!2026', new_password: 'Automne#2027', new_password_confirm: 'Automne#2027' }

/** F §7 and B §7 each name a call for the same thing. */
const paths: [OperationId, object][] = [
  ['changePassword', {}],
  ['changeUserPassword', { path: { id: 3 } }],
]

describe.each(paths)('the password, by %s', (id, where) => {
  it('changes, and is required at the next sign-in', async () => {
    const backend = createBackend()
    expect((await send(backend, id, { ...where, as: LEA, body: change })).status).toBe(200)
    const after = restarted(backend)
    expect((await send(after, 'login', { body: { email: LEA, password: 'Lumiere!2026' } })).status).toBe(401)
    expect((await send(after, 'login', { body: { email: LEA, password: 'Automne#2027' } })).status).toBe(200)
  })

  it.each([
    [{ current_password: 'Autre!2026' }, 'current_password', 'Le mot de passe actuel est incorrect.'],
    [{ new_password_confirm: 'Automne#2028' }, 'new_password_confirm', 'Les mots de passe ne correspondent pas'],
    [
      { new_password: 'automne#2027', new_password_confirm: 'automne#2027' },
      'new_password',
      'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial',
    ],
    [
      { new_password: 'Lumiere!2026', new_password_confirm: 'Lumiere!2026' },
      'new_password',
      "Le nouveau mot de passe doit être différent de l'actuel",
    ],
    [
      { new_password: 'Au#2', new_password_confirm: 'Au#2______' },
      'new_password',
      'Ce champ doit comporter au moins 8 caractères.',
    ],
  ])('refuses %o', async (wrong, field, text) => {
    const { status, details } = await refusal(createBackend(), id, { ...where, as: LEA, body: { ...change, ...wrong } })
    expect([status, details]).toEqual([400, expect.objectContaining({ [field]: [text] })])
  })

  it('locks after wrong guesses, and says how long (B §8)', async () => {
    const backend = createBackend()
    const wrong = { ...where, as: LEA, body: { ...change, current_password: 'Autre!2026' } }
    for (let go = 0; go < 5; go += 1) expect(await refusal(backend, id, wrong)).toMatchObject({ status: 400 })
    expect(await refusal(backend, id, { ...where, as: LEA, body: change })).toMatchObject({
      status: 429,
      code: 'rate_limited',
      retryAfter: '900',
    })
    backend.controls.advanceClock(15 * 60_000)
    expect((await send(backend, id, { ...where, as: LEA, body: change })).status).toBe(200)
  })
})

const update = (body: object) => ({ as: LEA, path: { id: 3 }, body })

it('a success resets the count of wrong guesses', async () => {
  const backend = createBackend()
  const guess = (current_password: string) =>
    send(backend, 'changePassword', { as: LEA, body: { ...change, current_password } })
  for (let go = 0; go < 4; go += 1) await guess('Autre!2026')
  expect((await guess('Lumiere!2026')).status).toBe(200)
  for (let go = 0; go < 4; go += 1) expect((await guess('Autre!2026')).status).toBe(400)
})

describe('the profile', () => {
  it('is read as a whole and changed field by field (PRO-01)', async () => {
    const backend = createBackend()
    await succeed(backend, 'updateProfile', update({ first_name: '  Léonie ', phone: '' }))
    expect(await succeed(restarted(backend), 'getProfile', { as: LEA })).toMatchObject({
      first_name: 'Léonie',
      last_name: 'D’Arcy-Müller',
      phone: '',
      position: 'Rédactrice',
    })
  })

  it('of a read-only client may be changed by its user (K36)', async () => {
    expect(
      (await send(createBackend(), 'updateProfile', { as: HUGO, path: { id: 4 }, body: { position: 'Patron' } }))
        .status,
    ).toBe(200)
  })

  it.each([
    [{ first_name: '   ' }, 'first_name', 'Le prénom est requis'],
    [{ last_name: 'a'.repeat(151) }, 'last_name', 'Ce champ ne peut pas dépasser 150 caractères.'],
    [{ phone: '061234567' }, 'phone', 'Numéro de téléphone français invalide'],
    [{ phone: '1'.repeat(21) }, 'phone', 'Ce champ ne peut pas dépasser 20 caractères.'],
    [{ position: '<script>alert(1)</script>' }, 'position', 'Contenu suspect détecté'],
    [{ position: 'javascript:alert(1)' }, 'position', 'Contenu suspect détecté'],
    [{ position: 'x" onerror=alert(1)' }, 'position', 'Contenu suspect détecté'],
    [{ last_name: 'Dupont<iframe>' }, 'last_name', 'Contenu suspect détecté'],
    [{ first_name: 7 }, 'first_name', 'Valeur invalide.'],
  ])('refuses %o', async (body, field, text) => {
    const { status, details } = await refusal(createBackend(), 'updateProfile', update(body))
    expect([status, details]).toEqual([400, { [field]: [text] }])
  })

  it.each(['Fonction=chef', 'Direction = RH', 'R&D <3', 'Chef de projet JavaScript'])(
    'accepts the position %s (C175)',
    async (position) => {
      expect((await send(createBackend(), 'updateProfile', update({ position }))).status).toBe(200)
    },
  )

  it('does not exist for another company', async () => {
    const backend = createBackend()
    expect((await send(backend, 'updateProfile', { as: CLAIRE, path: { id: 141 }, body: {} })).status).toBe(404)
    expect((await send(backend, 'updateProfile', { as: CLAIRE, path: { id: 'x' }, body: {} })).status).toBe(404)
  })
})
