import type { MockApi } from '../core/define-api.ts'
import { failure, invalid } from '../core/failure.ts'
import { reply, said } from '../core/reply.ts'
import { noteLogin, registerAccount, userByEmail, refuseKnownEmail } from '../domain/accounts.ts'
import { browserLanguage } from '../domain/languages.ts'
import { countFailure, forgetFailures, refuseIfLocked, signInAttempts } from '../domain/lockout.ts'
import { changePasswordOf, changeProfile } from '../domain/profile.ts'
import { disposableProblem, emailProblem, normaliseEmail } from '../domain/rules/email.ts'
import { MISMATCH, registrationPasswordProblem } from '../domain/rules/password.ts'
import { phoneProblem, positionProblem, registrationName } from '../domain/rules/person.ts'
import { refuseProblems } from '../domain/rules/problems.ts'
import { issueTokens, openFamily, rotate, type IssuedTokens } from '../domain/tokens.ts'
import { toUser } from '../domain/views.ts'
import type { Server } from '../domain/world.ts'

type Handlers = Pick<
  MockApi,
  | 'login'
  | 'register'
  | 'refreshTokens'
  | 'logout'
  | 'getCurrentUser'
  | 'updateCurrentUser'
  | 'changePassword'
  | 'listLoginHistory'
>

const tokensOf = ({ access, refresh }: IssuedTokens) => ({ access, refresh, token_type: 'Bearer' })

export function authHandlers(server: Server): Handlers {
  const { world } = server

  return {
    login({ body, request }) {
      const email = normaliseEmail(body.email)
      const key = signInAttempts(email)
      refuseIfLocked(server, key)
      const user = userByEmail(world, email)
      if (user?.password !== body.password) {
        countFailure(server, key)
        if (user) noteLogin(server, user, request, false)
        throw failure(401, 'invalid_credentials', 'Identifiants invalides.')
      }
      if (!user.is_active) throw failure(403, 'account_inactive', 'Ce compte est désactivé.')
      forgetFailures(server, key)
      noteLogin(server, user, request, true)
      const tokens = issueTokens(server, openFamily(server, user))
      return said('Connexion réussie', {
        ...tokensOf(tokens),
        expires_in: tokens.seconds,
        user: toUser(server, user),
      })
    },

    register({ body, request }) {
      const email = normaliseEmail(body.email)
      const first_name = body.first_name.normalize('NFC').trim()
      const last_name = body.last_name.normalize('NFC').trim()
      const { phone, position, username } = 'username' in body ? body : {}
      refuseProblems({
        email: [emailProblem(email) ?? disposableProblem(email)],
        password: [registrationPasswordProblem(body.password)],
        password_confirm: [body.password === body.password_confirm ? undefined : MISMATCH],
        first_name: [registrationName('first_name')(first_name)],
        last_name: [registrationName('last_name')(last_name)],
        phone: [phoneProblem(phone ?? '')],
        position: [positionProblem(position ?? '')],
      })
      refuseKnownEmail(world, email)
      if (world.users.some((user) => user.username === username))
        throw invalid({ username: ['Ce nom d’utilisateur est déjà pris.'] })
      const user = registerAccount(server, {
        email,
        password: body.password,
        first_name,
        last_name,
        phone,
        position,
        username,
        language: browserLanguage(request),
      })
      const tokens = issueTokens(server, openFamily(server, user))
      const manner = { message: 'Compte créé avec succès', bare: world.settings.registerAnswer === 'bare' }
      return reply({ ...tokensOf(tokens), expires_in: tokens.seconds }, manner)
    },

    refreshTokens({ body }) {
      const tokens = rotate(server, body.refresh)
      const { expiryField, refreshAnswer } = world.settings
      return reply({ ...tokensOf(tokens), [expiryField]: tokens.seconds }, { bare: refreshAnswer === 'bare' })
    },

    logout({ family }) {
      family.revoked = true
      return said('Déconnexion réussie', null)
    },

    getCurrentUser: ({ user }) => toUser(server, user),

    updateCurrentUser({ user, body }) {
      const { email: sent, ...profile } = body
      const email = sent === undefined ? user.email : normaliseEmail(sent)
      refuseKnownEmail(world, email, user)
      changeProfile(user, profile)
      user.email = email
      return said('Profil mis à jour avec succès', toUser(server, user))
    },

    changePassword({ user, family, body }) {
      changePasswordOf(server, user, family, body)
      return said('Mot de passe modifié avec succès', null)
    },

    listLoginHistory: ({ user }) => ({
      login_history: world.logins
        .filter(({ user_id }) => user_id === user.id)
        .map(({ user_id: _owner, ...entry }) => entry),
    }),
  }
}
