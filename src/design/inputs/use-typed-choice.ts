import { useEffect, useState } from 'react'

import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { plainWords } from '~/platform/text'

/** How the options of a search field are called. */
type Named<Option> = {
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

/** The options that the typed text names in full. Case and accents count only where options differ in nothing else. */
export function exactOptions<Option>(
  typed: string,
  options: readonly Option[],
  { optionNames }: Named<Option>,
): readonly Option[] {
  const wanted = words(typed)
  if (wanted === '') return []
  const named = options.filter((option) => optionNames(option).some((name) => words(name) === wanted))
  const same = named.filter((option) => optionNames(option).some((name) => asTyped(name) === asTyped(typed)))
  return same.length > 0 ? same : named
}

const exactOption = <Option>(typed: string, options: readonly Option[], named: Named<Option>) =>
  onlyOne(exactOptions(typed, options, named))

/** The option that the typed text means: the exact one, else the only one there is. */
export const meantOption = <Option>(
  typed: string,
  options: readonly Option[],
  named: Named<Option>,
): Option | undefined =>
  exactOption(typed, options, named) ??
  (words(typed) === '' ? undefined : onlyOne(optionsFound(typed, onlyOne(options) ? options : [], named)))

type Key = string | number

type TypedChoiceOptions<Option> = Named<Option> & {
  options: readonly Option[]
  optionKey: (option: Option) => Key
  optionLabel: (option: Option) => string
  value: Option | null
  onChange: (value: Option | null) => void
  onSearch: ((text: string) => void) | undefined
  /** Called when the field was left and it is known what its text chooses. */
  onLeft: (() => void) | undefined
  /** The options answer the typed text. */
  answered: boolean
}

/** What the text may choose: an option it names in full, or also the only one that is found. */
type Wish = 'exact' | 'only'

type Typed = {
  text: string
  /** The key of the value that this text replaces, until it is removed. */
  instead: Key | null
  /** Waits for the answer to this text. */
  wish?: Wish
  /** The text is the label of the option that was just chosen. */
  chosen?: boolean
  /** The text chooses nothing, and the user has asked for a choice. */
  refused?: boolean
  left?: boolean
}

/**
 * The text of a search field and its value. Text that is being typed is never shown beside another value. It chooses
 * the option it names, or nothing, when the options for this text have loaded.
 */
export function useTypedChoice<Option>(props: TypedChoiceOptions<Option>) {
  const { options, optionKey, optionLabel, value, onChange, onSearch, onLeft, answered } = props
  const [typed, setTyped] = useState<Typed | null>(null)
  const current = value === null ? null : optionKey(value)
  // a value set from outside replaces the text
  const shown = typed && (current === null || current === typed.instead) ? typed : null
  const open = shown && !shown.chosen && shown.text.trim() !== '' ? shown : null

  const search = open?.text ?? ''
  // a server has searched for what is typed already
  const offered = onSearch && answered ? options : optionsFound(search, options, props)

  function choose(option: Option) {
    onChange(option)
    onSearch?.('')
    setTyped({ text: optionLabel(option), instead: null, chosen: true })
  }

  function type(text: string) {
    setTyped({ text, instead: current })
    onSearch?.(text)
    if (value !== null) onChange(null)
  }

  /** @returns whether the text has chosen an option */
  function decide(wish: Wish): boolean {
    if (!open) return false
    if (!answered) {
      setTyped({ ...open, wish })
      return false
    }
    const option = wish === 'exact' ? exactOption(open.text, offered, props) : meantOption(open.text, offered, props)
    if (option === undefined) setTyped({ text: open.text, instead: open.instead, refused: true })
    else choose(option)
    return option !== undefined
  }

  /** When the user leaves the field: chooses what the text names in full; any other text stays. */
  function leave() {
    if (!shown || shown.chosen) return onLeft?.()
    if (!open) setTyped(null)
    else if (!answered) return setTyped({ ...open, wish: open.wish ?? 'exact', left: true })
    else if (!open.refused) decide('exact')
    onLeft?.()
  }

  const settle = useStableCallback((wish: Wish, left: boolean) => {
    if (open && !open.refused) decide(wish)
    if (left) onLeft?.()
  })
  const { wish, left = false } = open ?? {}
  useEffect(() => {
    if (wish && answered) settle(wish, left)
  }, [wish, left, answered, settle])

  const forget = useStableCallback(() => {
    if (!typed) return
    if (current === null) {
      if (typed.instead !== null) setTyped({ ...typed, instead: null })
    } else if (current !== typed.instead) setTyped(null)
  })
  useEffect(forget, [current, forget])

  return {
    text: shown?.text ?? (value === null ? '' : optionLabel(value)),
    /** The options that match the text. */
    offered,
    /** The text has chosen nothing yet. */
    open: open !== null,
    refused: open?.refused ?? false,
    type,
    choose,
    decide,
    leave,
  }
}
