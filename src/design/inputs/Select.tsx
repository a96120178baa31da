import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'

import { ChevronDownIcon } from '~/design/icons/first-icons'
import { useEverOpen, lazyLayer } from '~/design/layers/layers'
import { styled } from '~/design/theme/styled'

import { Control, controlAria, Field, FieldBox, type FieldTexts, labelId } from './Field'

const List = lazyLayer('ListLayer')

type SelectOption<Value extends string> = {
  value: Value
  label: string
  description?: ReactNode
  disabled?: boolean
}

type SelectProps<Value extends string> = FieldTexts & {
  options: readonly SelectOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  placeholder?: string
  disabled?: boolean
}

const CHOSEN = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  cursor: 'pointer',
  paddingInlineEnd: 'calc(22px + 1.125rem)',
  '&[aria-disabled="true"]': { cursor: 'default' },
  '&[aria-expanded="true"] + .icon': { transform: 'rotate(180deg)' },
} as const
const Placeholder = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

const OPENS = [' ', 'Enter', 'ArrowDown', 'ArrowUp']

/**
 * One choice from a short fixed list. A long or searchable one is a `Combobox`, two to four choices in view a
 * `SegmentedControl` or a `RadioGroup`. Screen readers get a combobox with a listbox; the label names both.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, error, warning, helper, optional = false, options, value, onChange } = props
  const { placeholder = '', disabled = false } = props
  const id = useId()
  const list = useId()
  const texts = { error, warning, helper, optional }
  const [anchor, setAnchor] = useState<Element | null>(null)
  const open = anchor !== null
  const needed = useEverOpen(open)
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option && chosen !== value) onChange(option.value)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, currentTarget } = event
    if (OPENS.includes(key)) {
      event.preventDefault()
      setAnchor(currentTarget.parentElement)
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const found = nextWith(key, options, value)
      if (found) choose(found.value)
    }
  }

  return (
    <Field id={id} named="by-itself" label={label} {...texts}>
      <FieldBox>
        <Control
          as="div"
          sx={CHOSEN}
          id={id}
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          aria-labelledby={labelId(id)}
          {...controlAria(id, texts)}
          {...(disabled
            ? { 'aria-disabled': true }
            : { tabIndex: 0, onKeyDown, onClick: ({ currentTarget }) => setAnchor(currentTarget.parentElement) })}
        >
          {options.find((option) => option.value === value)?.label ?? <Placeholder>{placeholder}</Placeholder>}
        </Control>
        <ChevronDownIcon />
        {needed && (
          <List
            id={list}
            labelledBy={labelId(id)}
            {...{ anchor, options, value }}
            onChoose={choose}
            onClose={() => setAnchor(null)}
          />
        )}
      </FieldBox>
    </Field>
  )
}

/** The next option that begins with the typed letter, as in the browser's own select. */
function nextWith<Value extends string>(letter: string, options: readonly SelectOption<Value>[], value: string) {
  const from = options.findIndex((option) => option.value === value) + 1
  const inTurn = [...options.slice(from), ...options.slice(0, from)]
  return inTurn.find(({ label, disabled = false }) => !disabled && label.toLowerCase().startsWith(letter.toLowerCase()))
}
