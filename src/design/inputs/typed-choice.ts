import { plainWords } from '~/platform/plain-words'

/** How the options of a search field are called. */
export type Named<Option> = {
  /** Each text that names the option in full. */
  optionNames: (option: Option) => readonly string[]
  /** The text that a search finds the option in. */
  optionText: (option: Option) => string
}

const words = (text: string) => plainWords(text).replaceAll(/\s+/g, ' ').trim()
const asTyped = (text: string) => text.normalize().replaceAll(/\s+/g, ' ').trim()

const onlyOne = <Option>(options: readonly Option[]) => (options.length === 1 ? options[0] : undefined)

/** The options in whose text the typed one is found, whatever its case and accents. */
export function optionsFound<Option>(typed: string, options: readonly Option[], { optionText }: Named<Option>) {
  const wanted = words(typed)
  return options.filter((option) => words(optionText(option)).includes(wanted))
}

/** The option that the typed text names in full. Case and accents count only where two options differ in nothing else. */
export function exactOption<Option>(
  typed: string,
  options: readonly Option[],
  { optionNames }: Named<Option>,
): Option | undefined {
  const wanted = words(typed)
  if (wanted === '') return undefined
  const named = options.filter((option) => optionNames(option).some((name) => words(name) === wanted))
  const same = named.filter((option) => optionNames(option).some((name) => asTyped(name) === asTyped(typed)))
  return onlyOne(named) ?? onlyOne(same)
}

/** The option that the typed text means: the exact one, else the only one there is. */
export const meantOption = <Option>(
  typed: string,
  options: readonly Option[],
  named: Named<Option>,
): Option | undefined =>
  exactOption(typed, options, named) ??
  (words(typed) === '' ? undefined : onlyOne(optionsFound(typed, onlyOne(options) ? options : [], named)))
