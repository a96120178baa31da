import { describe, expect, it } from 'vitest'

import { createBackend } from '#mocks'
import { CLAIRE, LEA, NOE } from '#mocks/domain/seed/named.ts'
import { sandboxPassword } from '#mocks/domain/seed/users'

import { refusal, restarted, send, succeed } from './caller'

const good = {
  email: 'nadia.klein@exemple.example',
  password: 'Zr8#kWm$pT',
  password_confirm: 'Zr8#kWm$pT',
  first_name: 'Nadia',
  last_name: 'Klein',
}
const clock = () => Date.parse('2026-03-16T09:00:00Z')
const credentials = { email: CLAIRE, password: sandboxPassword }

describe('a login', () => {
  it('returns tokens, their lifetimes and the user (LOG-09, SES-51)', async () => {
    const answer = await succeed(createBackend(), 'login', { body: { ...credentials, remember_me: true } })
    expect(answer).toMatchObject({
      expires_in: 300,
      token_type: 'Bearer',
      user: { email: CLAIRE, user_type: 'agency_admin' },
    })
    expect(answer.access.split('.')).toHaveLength(3)
  })

  it('puts exp and user_id into the access token (SES-06)', async () => {
    const { access } = await succeed(createBackend({ clock }), 'login', { body: credentials })
    const payload: unknown = JSON.parse(atob(access.split('.')[1] ?? ''))
    expect(payload).toMatchObject({ user_id: 1, exp: clock() / 1000 + 300 })
  })

  it('gives one message for an unknown address and a wrong password', async () => {
    const backend = createBackend()
    const wrong = await refusal(backend, 'login', { body: { ...credentials, password: 'Autre!2026' } })
    const unknown = await refusal(backend, 'login', { body: { ...credentials, email: 'personne@exemple.example' } })
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_credentials' })
    expect(unknown).toEqual(wrong)
  })

  it('refuses an invalid body, field by field', async () => {
    const { status, details } = await refusal(createBackend(), 'login', {
      body: { email: 'claire', password: 'court' },
    })
    expect(status).toBe(400)
    expect(details).toEqual({
      email: ['Format email invalide'],
      password: ['Ce champ doit comporter au moins 8 caractères.'],
    })
    expect(await refusal(createBackend(), 'login', {})).toMatchObject({
      details: { email: ['Ce champ est obligatoire.'], password: ['Ce champ est obligatoire.'] },
    })
  })

  it('locks the account after five failures, known or not, and unlocks it in time (C229)', async () => {
    for (const email of [CLAIRE, 'personne@exemple.example']) {
      const backend = createBackend()
      const wrong = { body: { email, password: 'Autre!2026' } }
      for (let go = 0; go < 5; go += 1) expect(await refusal(backend, 'login', wrong)).toMatchObject({ status: 401 })
      const locked = await refusal(backend, 'login', { body: { email, password: sandboxPassword } })
      expect(locked).toMatchObject({ status: 423, code: 'account_locked', retryAfter: '900' })
      backend.controls.advanceClock(15 * 60_000)
      const { status } = await send(backend, 'login', { body: { email, password: sandboxPassword } })
      expect(status).toBe(email === CLAIRE ? 200 : 401)
    }
  })

  it('resets the failures after a success', async () => {
    const backend = createBackend()
    const wrong = { body: { ...credentials, password: 'Autre!2026' } }
    for (let go = 0; go < 4; go += 1) await refusal(backend, 'login', wrong)
    await succeed(backend, 'login', { body: credentials })
    for (let go = 0; go < 4; go += 1) await refusal(backend, 'login', wrong)
    expect((await send(backend, 'login', { body: credentials })).status).toBe(200)
  })

  it('refuses a deactivated account', async () => {
    const backend = createBackend()
    const closed = backend.world.users.find(({ is_active }) => !is_active)
    const body = { email: closed?.email ?? '', password: sandboxPassword }
    expect(await refusal(backend, 'login', { body })).toMatchObject({ status: 403, code: 'account_inactive' })
  })

  it('records successes and failures in the history, which survives a restart (USR-03)', async () => {
    const backend = createBackend()
    await refusal(backend, 'login', { body: { ...credentials, password: 'Autre!2026' } })
    await succeed(backend, 'login', { body: credentials, headers: { 'User-Agent': 'Navigateur' } })
    const { login_history } = await succeed(restarted(backend), 'listLoginHistory', { as: CLAIRE })
    expect(login_history.slice(0, 2)).toMatchObject([{ success: true, user_agent: 'Navigateur' }, { success: false }])
    expect(login_history[0]).not.toHaveProperty('user_id')
  })
})

describe('a registration', () => {
  it.each([
    ['de-AT,fr;q=0.5', 'de'],
    ['nl', 'fr'],
  ])('with Accept-Language %s sets the language %s (LAN-09, REG-10)', async (asked, language) => {
    const backend = createBackend()
    const headers = { 'Accept-Language': asked }
    const { access } = await succeed(backend, 'register', { body: good, headers })
    const answer = await succeed(backend, 'getMyLanguageConfig', { token: access })
    expect(answer).toMatchObject({ is_new_user: true, config: { language } })
  })

  it('creates an account without a company, and its session (REG-10)', async () => {
    const backend = createBackend()
    const { access } = await succeed(backend, 'register', {
      body: { ...good, email: '  Nadia.Klein@Exemple.example '.trim() },
    })
    const user = await succeed(restarted(backend), 'getCurrentUser', { token: access })
    expect(user).toMatchObject({ email: good.email, company: null, company_info: null, username: 'nadia_klein' })
  })

  it('answers with or without an envelope, by setting (K15)', async () => {
    const backend = createBackend()
    expect((await send(backend, 'register', { body: good })).json).toHaveProperty('data.access')
    backend.controls.setSettings({ registerAnswer: 'bare' })
    const { json } = await send(backend, 'register', { body: { ...good, email: 'autre@exemple.example' } })
    expect(json).toMatchObject({ access: expect.any(String), token_type: 'Bearer' })
  })

  it.each([
    ['REG-30', { password_confirm: 'Zr8#kWm$pt' }, 'password_confirm', 'Les mots de passe ne correspondent pas'],
    ['REG-23', { email: 'nadia@yopmail.com' }, 'email', 'Les adresses emails jetables ne sont pas autorisées'],
    ['REG-22', { email: 'nadia..klein@exemple.example' }, 'email', 'Format email invalide'],
    [
      'REG-26',
      { password: 'Zr8#kWmQpT' },
      'password',
      'Mot de passe doit contenir: minuscule, majuscule, chiffre et caractère spécial',
    ],
    [
      'REG-27',
      { password: 'Azerty#8$Z' },
      'password',
      'Mot de passe trop commun, choisissez un mot de passe plus sécurisé',
    ],
    [
      'REG-28',
      { password: 'Zr8$kWmmmT' },
      'password',
      'Le mot de passe ne doit pas contenir 3 caractères identiques à la suite',
    ],
    ['REG-29', { password: 'Zr8$kWmDeF' }, 'password', 'Le mot de passe ne doit pas contenir de suite simple'],
    ['REG-25', { password: 'Zr8$kW' }, 'password', 'Ce champ doit comporter au moins 8 caractères.'],
    [
      'REG-31',
      { first_name: 'Marie2' },
      'first_name',
      'Le prénom ne peut contenir que des lettres, des espaces, des tirets et des apostrophes',
    ],
    ['REG-31', { last_name: 'K' }, 'last_name', 'Ce champ doit comporter au moins 2 caractères.'],
    ['REG-51', { email: CLAIRE }, 'email', 'Un compte existe déjà avec cette adresse email.'],
  ])('with %s refuses %o', async (_id, change, field, text) => {
    const backend = createBackend()
    const body = { ...good, ...change }
    if ('password' in change) Object.assign(body, { password_confirm: change.password })
    const { status, details } = await refusal(backend, 'register', { body })
    expect([status, details]).toEqual([400, expect.objectContaining({ [field]: [text] })])
    expect(backend.world.users).toHaveLength(144)
  })

  it.each(['D’Artagnan', 'Œdipe', 'Łukasz', 'Nguyễn', 'Jean-François', "L'Haÿ", 'José'])(
    'accepts the name %s (REG-31, C163)',
    async (name) => {
      expect((await send(createBackend(), 'register', { body: { ...good, first_name: name } })).status).toBe(201)
    },
  )

  it('accepts the wider registration of F §5 too (K6)', async () => {
    const backend = createBackend()
    const wide = { ...good, username: 'nadia_k', phone: '+33612345678', position: 'Gérante', accept_terms: true }
    const { access } = await succeed(backend, 'register', { body: { ...wide, accept_terms: true } })
    expect(await succeed(backend, 'getCurrentUser', { token: access })).toMatchObject({
      username: 'nadia_k',
      position: 'Gérante',
    })
    const { details } = await refusal(backend, 'register', { body: { ...wide, email: 'autre@exemple.example' } })
    expect(details).toEqual({ username: ['Ce nom d’utilisateur est déjà pris.'] })
  })
})

describe('the own account', () => {
  it('changes the profile, including the e-mail (F §7)', async () => {
    const backend = createBackend()
    await succeed(backend, 'updateCurrentUser', {
      as: LEA,
      body: { email: 'lea.darcy@exemple.example', phone: '0612345678' },
    })
    expect(await succeed(restarted(backend), 'getCurrentUser', { as: 'lea.darcy@exemple.example' })).toMatchObject({
      phone: '0612345678',
    })
    expect(await refusal(backend, 'updateCurrentUser', { as: NOE, body: { email: CLAIRE } })).toMatchObject({
      status: 400,
    })
  })

  it('returns the current user, in every state of the account', async () => {
    expect(await succeed(createBackend(), 'getCurrentUser', { as: NOE })).toMatchObject({
      company: null,
      brands: [],
      subscription_info: null,
    })
    expect(await succeed(createBackend(), 'getCurrentUser', { as: LEA })).toMatchObject({
      company_info: null,
      subscription_info: null,
    })
  })
})
