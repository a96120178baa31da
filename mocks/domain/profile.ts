import { failure, invalid } from '../core/failure.ts'
import { countFailure, forgetFailures, passwordAttempts, refuseIfTooMany } from './lockout.ts'
import type { UserRecord, TokenFamily } from './records.ts'
import { MISMATCH, newPasswordProblem } from './rules/password.ts'
import { phoneProblem, positionProblem, profileName } from './rules/person.ts'
import { refuseProblems } from './rules/problems.ts'
import { revokeFamilies } from './tokens.ts'
import type { Server } from './world.ts'

type ProfileChange = {
  first_name?: string | undefined
  last_name?: string | undefined
  phone?: string | undefined
  position?: string | undefined
}

const trimmed = (text: string | undefined) => text?.normalize('NFC').trim()

/** Fields that are not sent stay unchanged. */
export function changeProfile(user: UserRecord, change: ProfileChange): void {
  const first_name = trimmed(change.first_name) ?? user.first_name
  const last_name = trimmed(change.last_name) ?? user.last_name
  const phone = trimmed(change.phone) ?? user.phone
  const position = trimmed(change.position) ?? user.position
  refuseProblems({
    first_name: [change.first_name === undefined ? undefined : profileName('first_name')(first_name)],
    last_name: [change.last_name === undefined ? undefined : profileName('last_name')(last_name)],
    phone: [change.phone === undefined ? undefined : phoneProblem(phone)],
    position: [change.position === undefined ? undefined : positionProblem(position)],
  })
  Object.assign(user, { first_name, last_name, phone, position })
}

type PasswordChange = { current_password: string; new_password: string; new_password_confirm: string }

/** Ends the user's other sign-ins. Five wrong current passwords lock the account for a while. */
export function changePasswordOf(server: Server, user: UserRecord, family: TokenFamily, change: PasswordChange): void {
  const key = passwordAttempts(user.id)
  refuseIfTooMany(server, key)
  if (change.current_password !== user.password) {
    countFailure(server, key)
    const message = 'Le mot de passe actuel est incorrect.'
    throw failure(400, 'current_password_incorrect', message, { details: { current_password: [message] } })
  }
  refuseProblems({
    new_password: [newPasswordProblem(change.new_password)],
    new_password_confirm: [change.new_password === change.new_password_confirm ? undefined : MISMATCH],
  })
  if (change.new_password === user.password)
    throw invalid({ new_password: ["Le nouveau mot de passe doit être différent de l'actuel"] })
  forgetFailures(server, key)
  user.password = change.new_password
  revokeFamilies(server.world, user.id, family)
}
