import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'

import { CheckIcon, SearchIcon } from '~/design/icons/icons'
import { touch } from '~/design/theme/tokens'

type SearchListboxProps<Option> = {
  /** Of the field and of the list. */
  label: string
  text: string
  onType: (text: string) => void
  options: readonly Option[]
  optionKey: (option: Option) => string | number
  renderOption: (option: Option) => ReactNode
  selected: string | number | null
  onChoose: (option: Option) => void
  /** The list is being asked for anew: what stands in it may be old. */
  busy?: boolean
  /** Said in place of the list while it is empty. */
  empty?: ReactNode
}

/** The caret and the marked option show where the keyboard is: a ring of its own would be a third sign. */
const Head = styled('div')(({ theme }) => ({
  padding: 4,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiOutlinedInput-root.MuiOutlinedInput-root': { outline: 0, backgroundColor: 'transparent' },
  '& .icon': { flexShrink: 0, color: theme.vars.palette.text.secondary },
  '& .MuiOutlinedInput-notchedOutline.MuiOutlinedInput-notchedOutline': { border: 0 },
}))

const List = styled('ul')({
  margin: 0,
  padding: 4,
  listStyle: 'none',
  maxHeight: 'min(320px, 50dvh)',
  overflowY: 'auto',
  scrollPaddingBlock: 8,
})

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
  '&[data-active="true"], &:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[data-active="true"]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-selected="true"]': { fontWeight: 600 },
  '& > .icon': { marginLeft: 'auto', flexShrink: 0, color: theme.vars.palette.primary.main },
}))

/** A list that is searched by typing (APG combobox whose listbox stays open): arrows move, Enter chooses. */
export function SearchListbox<Option>(props: SearchListboxProps<Option>) {
  const { label, text, onType, options, optionKey, renderOption, selected, onChoose, busy = false, empty } = props
  const id = useId()
  const [activeKey, setActiveKey] = useState(selected)
  const found = options.findIndex((option) => optionKey(option) === activeKey)
  const active = found === -1 ? 0 : found
  const optionId = (index: number) => `${id}-${index}`

  function moveTo(index: number) {
    const target = options[index]
    if (!target) return
    setActiveKey(optionKey(target))
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[event.key]
    const chosen = options[active]
    if (step !== undefined) moveTo(Math.min(options.length - 1, Math.max(0, active + step)))
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) onChoose(chosen)
    else return
    event.preventDefault()
  }

  return (
    <>
      <Head>
        <OutlinedInput
          fullWidth
          autoFocus
          notched={false}
          value={text}
          placeholder={label}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          startAdornment={<SearchIcon size={18} />}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': label,
              'aria-expanded': options.length > 0,
              'aria-controls': id,
              'aria-autocomplete': 'list',
              'aria-activedescendant': options.length > 0 ? optionId(active) : undefined,
              autoComplete: 'off',
              enterKeyHint: 'search',
              maxLength: 100,
            },
          }}
        />
      </Head>
      {options.length === 0 ? (
        empty
      ) : (
        <List id={id} role="listbox" aria-label={label} aria-busy={busy} tabIndex={-1}>
          {options.map((option, index) => (
            <Row
              key={optionKey(option)}
              id={optionId(index)}
              role="option"
              aria-selected={optionKey(option) === selected}
              data-active={index === active}
              onClick={() => onChoose(option)}
            >
              {renderOption(option)}
              {optionKey(option) === selected && <CheckIcon size={18} />}
            </Row>
          ))}
        </List>
      )}
    </>
  )
}
