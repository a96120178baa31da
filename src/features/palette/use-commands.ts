import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { useThemeMode } from '~/design/theme/theme-mode'
import { useBrandsById } from '~/features/shared/brands-by-id'
import { favourites, useFavouriteIds } from '~/features/shared/favourite-brands'
import { LARGEST_PAGE } from '~/features/shared/lists/url-values'
import { useLanguage } from '~/i18n/language'
import { managesCompany, mayOpenBrand } from '~/permissions/permissions'
import { normalEmail } from '~/validation/email'

import {
  brandCommand,
  type Command,
  inviteCommands,
  isOfLine,
  memberCommand,
  type OpenPage,
  type PaletteActions,
  type PalettePage,
} from './commands'
import { fixedCommands, isSetting } from './fixed-commands'
import { lineCommands, ofOpenBrand } from './line-commands'
import { type ActionLine, dividedNames, readActionLine, readInviteLine } from './lines'
import { inOrder, ranked, rankOf, RANKS } from './ranking'
import { brandIdOf, brandKey, MOST_SHOWN, userIdOf, recent } from './recent'
import { useFound, useKnownMembers } from './use-found'

type Asked = {
  user: User
  pages: readonly PalettePage[]
  page: OpenPage
  actions: PaletteActions
  text: string
}

/** What the server is asked to search for. */
const wanted = (text: string, line: { member?: string; brand: string } | undefined) =>
  line ? { brands: line.brand, members: line.member ?? '' } : { brands: text, members: text }

/** The commands that match the typed text, or the last choices if nothing is typed. */
export function useCommands({ user, pages, page, actions, text }: Asked) {
  const intl = useIntl()
  const { choice: theme } = useThemeMode()
  const locale = useLanguage()
  const [ids] = useState(() => recent.read(user.id))
  const search = text.trim()
  const invite = managesCompany(user) ? readInviteLine(search) : undefined
  const line = invite ? undefined : readActionLine(intl, search)
  // an address alone may be that of a colleague
  const member = invite && !/\s/.test(search) ? invite.email : ''
  const found = useFound({ user, ...wanted(search, invite ? { ...invite, member } : line) })
  const divided = line && found.nobody && managesCompany(user) ? dividedNames(line) : undefined
  // what is called so is picked out of the answers
  const apart = useFound({ user, ...wanted('', divided?.asked), most: LARGEST_PAGE })
  const last = ids.slice(0, MOST_SHOWN)
  const starred = useFavouriteIds()
  const shownFavourites = starred.slice(0, MOST_SHOWN)
  const brandIds = new Set([...shownFavourites, ...last.flatMap((id) => brandIdOf(id) ?? [])])
  if (page.brandId) brandIds.add(page.brandId)
  const known = useBrandsById(
    [...brandIds].filter((id) => mayOpenBrand(user, id)),
    (gone, deleted) => {
      recent.forget(user.id, gone.map(brandKey))
      favourites.remove(user.id, deleted)
    },
  )
  const members = useKnownMembers(last.flatMap((id) => userIdOf(id) ?? []))
  const isOfPage = ({ id }: Command) => page.actions.some((name) => id === `action:${name}`)
  const all = fixedCommands({ intl, user, pages, actions, settings: { locale, theme } })
  const openBrand = known.find(({ id }) => id === page.brandId)
  // of two commands that answer as well, that of the open page leads
  const ofPage = [...(openBrand ? ofOpenBrand({ intl, user, actions }, openBrand) : []), ...all.filter(isOfPage)].map(
    (command): Command => ({ ...command, group: 'page' }),
  )
  const fixed = all.filter((command) => !isOfPage(command))

  const favouriteCommands = () =>
    shownFavourites
      .flatMap((id) => known.find((brand) => brand.id === id) ?? [])
      .map((brand): Command => ({ ...brandCommand(brand), group: 'favourites' }))

  function commandsOf(): Command[] {
    if (invite) {
      const colleagues = found.members.filter(({ email }) => normalEmail(email) === invite.email)
      const brands = ofText(found.brands, found.brandsOutdated, invite.brand)
      return [...colleagues.map(memberCommand), ...inviteCommands(intl, invite, brands, found)]
    }
    if (search === '')
      return [
        ...ofPage,
        ...favouriteCommands(),
        ...withRecent(
          last.filter((id) => !shownFavourites.map(brandKey).includes(id)),
          [...fixed, ...known.map(brandCommand), ...members.map(memberCommand)],
          fixed,
        ),
      ]
    // of a line, the server was asked for a part: what it found may not answer the whole
    const foundRank = line ? undefined : RANKS.found
    const ofWords = inOrder(
      [
        // those of the open brand are among the commands of a line
        ...ranked(line ? ofPage.filter(isOfPage) : ofPage, search),
        ...ranked(fixed, search),
        ...ranked(found.brands.map(brandCommand), search, found.brandsOutdated ? undefined : foundRank),
        ...ranked(found.members.map(memberCommand), search, found.membersOutdated ? undefined : foundRank),
      ],
      [...starred.map(brandKey), ...ids],
    )
    if (!line) return ofWords
    return [...commandsOfLine(line), ...ofWords]
  }

  function commandsOfLine(line: ActionLine): Command[] {
    const asked = { intl, user, actions }
    if (divided) {
      const ofSplits = divided.splits.flatMap((split) =>
        lineCommands(
          asked,
          { verb: line.verb, ...split },
          {
            members: apart.members.filter((one) => answers(split.member, memberCommand(one))),
            brands: ofText(apart.brands, true, split.brand),
          },
        ),
      )
      // two ways to divide the words may mean the same
      return [...new Map(ofSplits.map((command) => [command.id, command])).values()]
    }
    return lineCommands(asked, line, {
      members: found.membersOutdated
        ? found.members.filter((one) => answers(line.member, memberCommand(one)))
        : found.members,
      brands: ofText(found.brands, found.brandsOutdated, line.brand),
    })
  }

  const busy = found.busy || apart.busy
  const outdated = [found, apart].some(({ brandsOutdated, membersOutdated }) => brandsOutdated || membersOutdated)

  return {
    commands: commandsOf(),
    busy,
    failed: found.failed || apart.failed,
    retry: () => {
      found.retry()
      apart.retry()
    },
    /** How an action with a user and a brand is typed, for a line that found none. */
    example: managesCompany(user) && (line?.verb === 'name' ? ('name' as const) : ('give' as const)),
    /** The answer to the typed text may bring a better one. */
    isOutdated: (command: Command) => {
      if (isOfLine(command)) return outdated
      if (command.group === 'brands' && found.brandsOutdated) return true
      if (command.group === 'users' && found.membersOutdated) return true
      // an exact one may still come, from the other search
      return busy && (rankOf(search, command) ?? unnamed(command)) >= RANKS.other
    },
  }
}

/** What the server found by something else than its name is a loose match; a command that is offered anyway is none. */
const unnamed = ({ group }: Command) => (group === 'brands' || group === 'users' ? RANKS.found : RANKS.exact)

const answers = (typed: string, command: Command) => rankOf(typed, command) !== undefined

/** Brands that the server found, those called as typed first. Of an answer to an earlier text, what this one finds too. */
function ofText(brands: readonly Brand[], isOutdated: boolean, typed: string): Brand[] {
  const rank = ({ name }: Brand) => rankOf(typed, { label: name }) ?? RANKS.found
  return brands.filter((brand) => !isOutdated || rank(brand) < RANKS.found).toSorted((a, b) => rank(a) - rank(b))
}

/** Puts the last choices first, and nowhere else. */
function withRecent(ids: readonly string[], all: readonly Command[], fixed: readonly Command[]): Command[] {
  const last = ids.flatMap((id) => all.find((command) => command.id === id) ?? [])
  return [
    ...last.map((command): Command => ({ ...command, group: 'recent' })),
    ...fixed.filter((command) => !ids.includes(command.id) && !isSetting(command)),
  ]
}
