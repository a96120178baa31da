import { plainWords } from '~/platform/text'

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
