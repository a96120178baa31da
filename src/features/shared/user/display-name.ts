import { standInName } from '~/api/names'

type Named = {
  id?: number
  first_name?: string | null
  last_name?: string | null
  username?: string | null
  email?: string | null
}

/** First and last name, else the username, else the e-mail, else the id: a row and its link are never empty. */
export function displayName({ id, first_name, last_name, username, email }: Named): string {
  const fullName = [first_name, last_name]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
  return fullName || username?.trim() || email?.trim() || (id ? standInName(id) : '')
}
