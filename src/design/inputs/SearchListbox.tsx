import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { CheckIcon, SearchIcon } from '~/design/icons/icons'
import { VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'
import { TextElement } from '~/i18n/intl'
import { isComposing } from '~/platform/key-press'

import { Control, FieldBox, FieldHelp, helpId } from './Field'
import { HIGHLIGHT, useOptionList, type MovedBy } from './use-option-list'
import { exactOptions, meantOption, optionsFound } from './use-typed-choice'

/** No focus ring: the caret and the highlighted option already show the focus. */
export const Head = styled('div')(({ theme }) => ({
  padding: 4,
  paddingInlineEnd: 'var(--field-end, 4px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { border: 0, outline: '0 !important', backgroundColor: 'transparent' },
  '& > p': { margin: '2px 10px 6px' },
}))

export const List = styled('ul')({
  margin: 0,
  padding: 4,
  listStyle: 'none',
  maxHeight: 'min(320px, 50dvh)',
  overflowY: 'auto',
  scrollPaddingBlock: 8,
  '&[data-tall="true"]': { minHeight: 0, maxHeight: 'var(--list-most, min(640px, 70dvh))' },
})

/** The highlight shows the keyboard position. Without the focus there is none. */
export const Root = styled('div')({
  [`&:not(:focus-within) [${HIGHLIGHT}]:not(:hover)`]: { outline: 0, backgroundColor: 'transparent' },
  '&[data-tall="true"]': { display: 'flex', flexDirection: 'column', minHeight: 0 },
})

export const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '8px 10px 4px',
  color: theme.vars.palette.text.secondary,
}))

export const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 10px',
  borderRadius: 6,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  [touch]: { minHeight: 44 },
  [`&[${HIGHLIGHT}], &:hover`]: { backgroundColor: theme.vars.palette.action.hover },
  [`&[${HIGHLIGHT}]`]: { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-selected="true"]': { fontWeight: 600, '&, &&&': { backgroundColor: theme.vars.palette.primary.soft } },
  '& > span': { minWidth: 0 },
  '& > .icon': { marginLeft: 'auto', flexShrink: 0, color: theme.vars.palette.primary.main },
}))

type SearchListboxProps<Option> = {
  /** Accessible name of field and list. */
  label: string
  /** Shown in the field instead where the label would be cut. */
  placeholder?: string | undefined
  text: string
  onType: (text: string) => void
  options: readonly Option[]
  optionKey: (option: Option) => string | number
  renderOption: (option: Option) => ReactNode
  /** The heading above an option. Options of the same group must follow each other. */
  group?: ((option: Option) => string) | undefined
  selected: string | number | null
  onChoose: (option: Option) => void
  /** The list is being reloaded. */
  busy?: boolean
  /**
   * The text of an option that a search matches. While the list is busy, its options belong to an earlier text. Only
   * those that match the current text stay, and Enter waits for the answer. The options must be the same objects until
   * the next answer: then the first match is highlighted again, unless the user has moved on.
   */
  optionText?: (option: Option) => string
  /** Each text that names an option in full; default: the text that a search matches. */
  optionNames?: (option: Option) => readonly string[]
  /** The option belongs to an earlier text; default: all do while a list with `optionText` is busy. */
  isOutdated?: (option: Option) => boolean
  /** Shown instead of an empty list. */
  empty?: ReactNode
  /** For layers that open to search. Leave it out for a list within a page: the focus stays where it is. */
  autoFocus?: boolean
  /** As high as the layer around it allows, unlike a small layer beside a button. */
  tall?: boolean
}

type Grouped = { name: string | undefined; members: ReactNode[] }

function grouped(rows: readonly { group: string | undefined; row: ReactNode }[]): Grouped[] {
  const groups: Grouped[] = []
  for (const { group, row } of rows) {
    const last = groups.at(-1)
    if (last && last.name === group) last.members.push(row)
    else groups.push({ name: group, members: [row] })
  }
  return groups
}

/**
 * A searchable list (APG combobox with a listbox that stays open): arrow keys move, Enter selects what is highlighted.
 * Before the answer to what is typed has come, Enter waits for it, and then takes only the option that the text names in
 * full, the only one, or the one that was the first and still is. Of options with the same name, it takes the one that the
 * arrow keys have reached, else none, and the field says so. The caller does the search.
 */
export function SearchListbox<Option extends object>(props: SearchListboxProps<Option>) {
  const { label, text, onType, options, optionKey, renderOption, selected, onChoose, busy = false, empty } = props
  const { autoFocus = true, tall = false, optionText, placeholder = label } = props
  const { optionNames = (option) => [optionText?.(option) ?? ''] } = props
  const { isOutdated = () => busy && optionText !== undefined } = props
  /** How the user has moved the highlight. */
  const [by, setBy] = useState<MovedBy>()
  /** Enter was pressed before the answer to this text, while the option with this key was the first. */
  const [wanted, setWanted] = useState<{ text: string; first: string | number | undefined }>()
  /** The text that names several options, for which Enter was pressed. */
  const [refused, setRefused] = useState<string>()
  const intl = useIntl()
  const named = { optionNames, optionText: optionText ?? ((option: Option) => optionNames(option).join(' ')) }
  const id = useId()
  const found = busy && optionText ? optionsFound(text, options, named) : options

  function onKey(event: KeyboardEvent): boolean {
    // the list is always open: Escape belongs to the layer around it
    if (event.key === 'Escape' || isComposing(event.nativeEvent)) return true
    if (event.key !== 'Enter' || by === 'keyboard') return false
    const [exact, ...namesakes] = exactOptions(text, found, named)
    const waits = found[0] ? isOutdated(found[0]) : busy
    if (!waits && !exact) return false
    event.preventDefault()
    if (waits) setWanted({ text, first: found[0] && optionKey(found[0]) })
    else if (namesakes.length > 0) setRefused(text)
    // the first option is highlighted, or the one below a resting pointer
    else if (exact) onChoose(exact)
    return true
  }

  const { rootProps, inputProps, listProps, optionProps } = useOptionList<Option>({
    id,
    options: found,
    optionKey,
    // a new answer starts at its first option, unless the user has moved on
    identity: (option) => (by ? optionKey(option) : option),
    // a search highlights its first match, not the selected option
    value: (text.trim() === '' && options.find((option) => optionKey(option) === selected)) || null,
    text,
    open: true,
    permanent: true,
    onType: (typed) => {
      setBy(undefined)
      setWanted(undefined)
      setRefused(undefined)
      onType(typed)
    },
    onMove: (moved) => {
      setBy(moved)
      if (moved === 'keyboard') setRefused(undefined)
    },
    onChoose,
    onKey,
  })
  const refusal = text !== '' && refused === text ? intl.formatMessage({ id: 'data.choice.none' }) : undefined
  const rows = found.map((option, index) => ({
    group: props.group?.(option),
    row: (
      <Row
        key={optionKey(option)}
        as={props.group ? 'div' : 'li'}
        {...optionProps(index, optionKey(option) === selected)}
      >
        <TextElement>{renderOption(option)}</TextElement>
        {optionKey(option) === selected && <CheckIcon size={18} />}
      </Row>
    ),
  }))

  const answered = wanted?.text === text && !busy
  const takeMeant = useStableCallback(() => {
    setWanted(undefined)
    const [first] = options
    if (exactOptions(text, options, named).length > 1) return setRefused(text)
    const stillFirst = first && optionKey(first) === wanted?.first ? first : undefined
    const option = meantOption(text, options, named) ?? stillFirst
    if (option) onChoose(option)
  })
  useEffect(() => {
    if (answered) takeMeant()
  }, [answered, takeMeant])

  return (
    <Root data-tall={tall} {...rootProps}>
      <Head>
        <FieldBox>
          <SearchIcon size={18} />
          <Control
            {...inputProps}
            autoFocus={autoFocus}
            placeholder={placeholder}
            aria-label={label}
            aria-invalid={refusal !== undefined}
            aria-describedby={refusal && helpId(id)}
            enterKeyHint="search"
            maxLength={100}
          />
        </FieldBox>
        <FieldHelp id={id} error={refusal} />
        <VisuallyHidden role="status">{refusal}</VisuallyHidden>
      </Head>
      {found.length === 0 ? (
        <TextElement>{empty}</TextElement>
      ) : (
        <List as={props.group ? 'div' : 'ul'} {...listProps} aria-label={label} aria-busy={busy} data-tall={tall}>
          {grouped(rows).map(({ name, members }) =>
            name === undefined ? (
              members
            ) : (
              <div key={name} role="group" aria-label={name}>
                <GroupName aria-hidden>{name}</GroupName>
                {members}
              </div>
            ),
          )}
        </List>
      )}
    </Root>
  )
}
