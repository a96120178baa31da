import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { managesCompany, mayOpenBrand } from '~/permissions/permissions'

import {
  type Acts,
  brandCommand,
  brandIdOf,
  type Command,
  exactFirst,
  fixedCommands,
  holds,
  inviteCommands,
  matching,
  type PalettePage,
  personCommand,
  readInviteLine,
  recent,
  recentBrand,
} from './commands'
import { useFound, useKnownBrands } from './use-found'

type Asked = {
  user: User
  pages: readonly PalettePage[]
  acts: Acts
  text: string
}

const noBrand = { brand: '' }

/** The commands that match the typed text, or the last choices if nothing is typed. */
export function useCommands({ user, pages, acts, text }: Asked) {
  const intl = useIntl()
  const [ids] = useState(() => recent.read(user.id))
  const search = text.trim()
  const invite = managesCompany(user) ? readInviteLine(search) : undefined
  const { brand: invited } = invite ?? noBrand
  const found = useFound({ user, brands: invite ? invited : search, people: invite ? '' : search })
  const known = useKnownBrands(
    ids.flatMap((id) => brandIdOf(id) ?? []).filter((id) => mayOpenBrand(user, id)),
    (gone) => recent.forget(user.id, gone.map(recentBrand)),
  )
  const fixed = fixedCommands(intl, user, pages, acts)

  const state = {
    busy: found.busy,
    failed: found.failed,
    retry: found.retry,
    /** The command belongs to an earlier text. */
    isOutdated: ({ group, id }: Command) =>
      group === 'people'
        ? found.peopleOutdated
        : (group === 'brands' || id.startsWith('invite:')) && found.brandsOutdated,
  }
  const brands = exactFirst(found.brands.map(brandCommand), search)
  const people = exactFirst(found.people.map(personCommand), search)
  if (invite) {
    const named = found.brandsOutdated ? found.brands.filter(({ name }) => holds(name, invited)) : found.brands
    return { ...state, commands: inviteCommands(intl, invite, exactFirst(named, invited), found) }
  }
  if (search === '') return { ...state, commands: withRecent(ids, [...fixed, ...known.map(brandCommand)], fixed) }
  return {
    ...state,
    commands: [
      ...matching(fixed, search),
      ...(found.brandsOutdated ? matching(brands, search) : brands),
      ...(found.peopleOutdated ? matching(people, search) : people),
    ],
  }
}

/** Puts the last choices first, and nowhere else. */
function withRecent(ids: readonly string[], all: readonly Command[], fixed: readonly Command[]): Command[] {
  const last = ids.flatMap((id) => all.find((command) => command.id === id) ?? [])
  return [
    ...last.map((command): Command => ({ ...command, group: 'recent' })),
    ...fixed.filter(({ id }) => !ids.includes(id)),
  ]
}
