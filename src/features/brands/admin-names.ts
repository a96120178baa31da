import type { Brand, User } from '~/api/generated/types.gen'
import { displayName } from '~/features/shared/display-name'

type Admin = Brand['brand_admin']
type Known = Pick<User, 'id' | 'username' | 'first_name' | 'last_name' | 'email'>

/** `login` tells people of one name apart. */
export type AdminName = { name: string; login?: string }

/** Lists give the administrator's username, some answers the id (decision 7). */
export const adminLogin = (admin: Admin): string => (typeof admin === 'number' ? `#${admin}` : (admin ?? ''))

/** Names of administrators, as far as they are among these people; else what the list gives. */
export function adminNames(people: readonly Known[]): (admin: Admin) => AdminName {
  const known = new Map(people.map((person) => [person.id, person]))
  const persons = [...known.values()]
  const byLogin = new Map(persons.map((person) => [person.username, person]))
  return (admin) => {
    const person = typeof admin === 'number' ? known.get(admin) : byLogin.get(admin ?? '')
    const login = adminLogin(admin)
    if (!person) return { name: login }
    const name = displayName(person)
    return persons.some((other) => other !== person && displayName(other) === name) ? { name, login } : { name }
  }
}
