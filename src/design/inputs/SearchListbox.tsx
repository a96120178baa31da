import useAutocomplete, { createFilterOptions } from '@mui/material/useAutocomplete'
import { useState, type KeyboardEvent, type ReactNode } from 'react'

import { CheckIcon, SearchIcon } from '~/design/icons/icons'
import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'

import { Control, FieldBox } from './field-box'

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
  group?: (option: Option) => string
  selected: string | number | null
  onChoose: (option: Option) => void
  /** The list is being reloaded. */
  busy?: boolean
  /**
   * The text of an option that a search matches. While the list is busy, its options belong to an earlier text. Only
   * those that match the current text stay, so Enter never chooses what the user did not search for. The options must be
   * the same objects until the next answer: then the first match is highlighted again, unless the user has moved on.
   */
  optionText?: (option: Option) => string
  /** Shown instead of an empty list. */
  empty?: ReactNode
  /** For layers that open to search. Leave it out for a list within a page: the focus stays where it is. */
  autoFocus?: boolean
  /** As high as the layer around it allows, unlike a small layer beside a button. */
  tall?: boolean
}

/** No focus ring: the caret and the highlighted option already show the focus. */
const Head = styled('div')(({ theme }) => ({
  padding: 4,
  paddingInlineEnd: 'var(--field-end, 4px)',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > div': { border: 0, outline: '0 !important', backgroundColor: 'transparent' },
}))

const List = styled('ul')({
  margin: 0,
  padding: 4,
  listStyle: 'none',
  maxHeight: 'min(320px, 50dvh)',
  overflowY: 'auto',
  scrollPaddingBlock: 8,
  '&[data-tall="true"]': { minHeight: 0, maxHeight: 'var(--list-most, min(640px, 70dvh))' },
})

/** The highlight shows the keyboard position. Without the focus there is none. */
const Root = styled('div')({
  '&:not(:focus-within) .Mui-focused:not(:hover)': { outline: 0, backgroundColor: 'transparent' },
  '&[data-tall="true"]': { display: 'flex', flexDirection: 'column', minHeight: 0 },
})

const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '8px 10px 4px',
  color: theme.vars.palette.text.secondary,
}))

const Row = styled('li')(({ theme }) => ({
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
  '&.Mui-focused, &:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&.Mui-focused': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-selected="true"]': { fontWeight: 600 },
  '& > span': { minWidth: 0 },
  '& > .icon': { marginLeft: 'auto', flexShrink: 0, color: theme.vars.palette.primary.main },
}))

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

/** The list is always open: Escape belongs to the layer around it. */
function leaveEscape(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
  if (event.key === 'Escape') event.defaultMuiPrevented = true
}

const numbers = new WeakMap<object, string>()
let last = 0

/** Another one for each object: MUI keeps the highlight on an option of the same name, wherever it is in a new answer. */
function numberOf(option: object): string {
  const known = numbers.get(option) ?? String((last += 1))
  numbers.set(option, known)
  return known
}

/**
 * A searchable list (APG combobox with a listbox that stays open): arrow keys move, Enter selects. Keyboard and roles
 * come from MUI's `useAutocomplete`; the caller does the search.
 */
export function SearchListbox<Option extends object>(props: SearchListboxProps<Option>) {
  const { label, text, onType, options, optionKey, renderOption, selected, onChoose, busy = false, empty } = props
  const { autoFocus = true, tall = false, optionText, placeholder = label } = props
  const [moved, setMoved] = useState(false)
  const list = useAutocomplete({
    open: true,
    options,
    // a search highlights its first match, not the selected option
    value: (text.trim() === '' && options.find((option) => optionKey(option) === selected)) || null,
    getOptionKey: optionKey,
    // the input shows the typed text, never an option's name
    getOptionLabel: (option) => (moved || !optionText ? String(optionKey(option)) : numberOf(option)),
    isOptionEqualToValue: (option, value) => optionKey(option) === optionKey(value),
    filterOptions: busy && optionText ? createFilterOptions({ stringify: optionText, trim: true }) : (all) => all,
    autoHighlight: true,
    disableListWrap: true,
    handleHomeEndKeys: false,
    clearOnBlur: false,
    clearOnEscape: false,
    inputValue: text,
    onInputChange: (_event, typed, reason) => {
      if (reason !== 'input') return
      setMoved(false)
      onType(typed)
    },
    onHighlightChange: () => setMoved(true),
    onChange: (_event, option) => {
      if (option !== null) onChoose(option)
    },
  })
  const { ref, ...input } = list.getInputProps()
  const found = list.groupedOptions
  const rows = found.map((option, index) => {
    const { key, ...item } = list.getOptionProps({ option, index })
    return {
      group: props.group?.(option),
      row: (
        <Row key={key} as={props.group ? 'div' : 'li'} {...item} aria-selected={optionKey(option) === selected}>
          {renderOption(option)}
          {optionKey(option) === selected && <CheckIcon size={18} />}
        </Row>
      ),
    }
  })

  return (
    <Root data-tall={tall} {...list.getRootProps({ onKeyDown: leaveEscape })}>
      <Head>
        <FieldBox>
          <SearchIcon size={18} />
          <Control
            {...input}
            ref={ref}
            autoFocus={autoFocus}
            placeholder={placeholder}
            aria-label={label}
            enterKeyHint="search"
            maxLength={100}
          />
        </FieldBox>
      </Head>
      {found.length === 0 ? (
        empty
      ) : (
        <List
          as={props.group ? 'div' : 'ul'}
          {...list.getListboxProps()}
          aria-label={label}
          aria-busy={busy}
          data-tall={tall}
        >
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
