import { useState } from 'react'
import { useIntl } from 'react-intl'

import type { Brand, User } from '~/api/generated/types.gen'
import { LARGEST_PAGE } from '~/api/list-pages'
import { useThemeMode } from '~/design/theme/theme-mode'
import { useBrandsById } from '~/features/shared/brands-by-id'
import { favourites, useFavouriteIds } from '~/features/shared/favourite-brands'
import { useLanguage } from '~/i18n/language'
import { managesCompany, mayOpenBrand } from '~/permissions/permissions'
import { plainWords } from '~/platform/text'
import { normalEmail } from '~/validation/rule'

import {
  brandCommand,
  type Command,
  inviteCommands,
  isFromSentence,
  memberCommand,
  type OpenPage,
  type PaletteActions,
  type PalettePage,
} from './commands'
import { fixedCommands, isSetting } from './fixed-commands'
import { brandIdOf, brandKey, MOST_SHOWN, userIdOf, recent } from './recent'
import { sentenceCommands, ofOpenBrand, useFound, useKnownMembers } from './sentence-commands'
import { type ActionSentence, dividedNames, readActionSentence, readInviteSentence } from './typed-sentences'

/** What a command is found by: its label, and other words for it. */
export type Searchable = { label: string; words?: string }

/** `exact`: the label itself. `word`: each typed word begins one of its words. `plain`: so it does without accents. */
export const RANKS = { exact: 0, word: 1, plain: 2, other: 3, found: 4 } as const

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
const asTyped = (text: string) => text.normalize().toLowerCase()

const beginEach = (wanted: readonly string[], text: string) => {
  const words = wordsOf(text)
  return wanted.every((start) => words.some((word) => word.startsWith(start)))
}

/** How well a command answers the typed text, the best first. Undefined: not at all. Words are never joined. */
export function rankOf(typed: string, { label, words = '' }: Searchable): number | undefined {
  const wanted = wordsOf(plainWords(typed))
  if (wanted.length === 0) return undefined
  if (plainWords(label).trim() === plainWords(typed).trim()) return RANKS.exact
  if (beginEach(wordsOf(asTyped(typed)), asTyped(label))) return RANKS.word
  if (beginEach(wanted, plainWords(label))) return RANKS.plain
  return beginEach(wanted, plainWords(`${label} ${words}`)) ? RANKS.other : undefined
}

type Ranked<One> = { command: One; rank: number }

/** @param otherwise of commands that the server found by something else than their words; without it, they are left out */
export const ranked = <One extends Searchable>(commands: readonly One[], typed: string, otherwise?: number) =>
  commands.flatMap((command): Ranked<One> | [] => {
    const rank = rankOf(typed, command) ?? otherwise
    return rank === undefined ? [] : { command, rank }
  })

/**
 * The best first. The commands of a group stay together: the group with the best one leads.
 * @param recent ids of what was used last: of two commands that answer as well, it leads
 */
export function inOrder<One extends { id: string; group: string }>(
  commands: readonly Ranked<One>[],
  recent: readonly string[],
): One[] {
  const best = new Map<string, number>()
  for (const { command, rank } of commands) best.set(command.group, Math.min(rank, best.get(command.group) ?? rank))
  const groups = [...best].toSorted(([, a], [, b]) => a - b).map(([group]) => group)
  const age = ({ id }: One) => (recent.includes(id) ? recent.indexOf(id) : recent.length)
  return commands
    .toSorted(
      (a, b) =>
        groups.indexOf(a.command.group) - groups.indexOf(b.command.group) ||
        a.rank - b.rank ||
        age(a.command) - age(b.command),
    )
    .map(({ command }) => command)
}

type Asked = {
  user: User
  pages: readonly PalettePage[]
  page: OpenPage
  actions: PaletteActions
  text: string
}

/** What the server is asked to search for. */
const wanted = (text: string, sentence: { member?: string; brand: string } | undefined) =>
  sentence ? { brands: sentence.brand, members: sentence.member ?? '' } : { brands: text, members: text }

/** The commands that match the typed text, or the last choices if nothing is typed. */
export function useCommands({ user, pages, page, actions, text }: Asked) {
  const intl = useIntl()
  const { choice: theme } = useThemeMode()
  const locale = useLanguage()
  const [ids] = useState(() => recent.read(user.id))
  const search = text.trim()
  const invite = managesCompany(user) ? readInviteSentence(search) : undefined
  const sentence = invite ? undefined : readActionSentence(intl, search)
  // an address alone may be that of a colleague
  const member = invite && !/\s/.test(search) ? invite.email : ''
  const found = useFound({ user, ...wanted(search, invite ? { ...invite, member } : sentence) })
  const divided = sentence && found.nobody && managesCompany(user) ? dividedNames(sentence) : undefined
  // what is called so is picked out of the answers
  const apart = useFound({ user, ...wanted('', divided?.asked), most: LARGEST_PAGE })
  const last = ids.slice(0, MOST_SHOWN)
  const starred = useFavouriteIds()
  const shownFavourites = starred.slice(0, MOST_SHOWN)
  const brandIds = new Set([...shownFavourites, ...last.flatMap((id) => brandIdOf(id) ?? [])])
  if (page.brandId) brandIds.add(page.brandId)
  const known = useBrandsById(
    [...brandIds].filter((id) => mayOpenBrand(user, id)),
    (missing, deleted) => {
      recent.forget(user.id, missing.map(brandKey))
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
    // of a sentence, the server was asked for a part: what it found may not answer the whole
    const foundRank = sentence ? undefined : RANKS.found
    const ofWords = inOrder(
      [
        // those of the open brand are among the commands of a sentence
        ...ranked(sentence ? ofPage.filter(isOfPage) : ofPage, search),
        ...ranked(fixed, search),
        ...ranked(found.brands.map(brandCommand), search, found.brandsOutdated ? undefined : foundRank),
        ...ranked(found.members.map(memberCommand), search, found.membersOutdated ? undefined : foundRank),
      ],
      [...starred.map(brandKey), ...ids],
    )
    if (!sentence) return ofWords
    return [...commandsOfSentence(sentence), ...ofWords]
  }

  function commandsOfSentence(sentence: ActionSentence): Command[] {
    const asked = { intl, user, actions }
    if (divided) {
      const ofSplits = divided.splits.flatMap((split) =>
        sentenceCommands(
          asked,
          { verb: sentence.verb, ...split },
          {
            members: apart.members.filter((one) => answers(split.member, memberCommand(one))),
            brands: ofText(apart.brands, true, split.brand),
          },
        ),
      )
      // two ways to divide the words may mean the same
      return [...new Map(ofSplits.map((command) => [command.id, command])).values()]
    }
    return sentenceCommands(asked, sentence, {
      members: found.membersOutdated
        ? found.members.filter((one) => answers(sentence.member, memberCommand(one)))
        : found.members,
      brands: ofText(found.brands, found.brandsOutdated, sentence.brand),
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
    /** How an action with a user and a brand is typed, for a sentence that found none. */
    example: managesCompany(user) && (sentence?.verb === 'name' ? ('name' as const) : ('give' as const)),
    /** The answer to the typed text may bring a better one. */
    isOutdated: (command: Command) => {
      if (isFromSentence(command)) return outdated
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
