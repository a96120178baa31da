import { useRef, type Ref } from 'react'
import { useIntl } from 'react-intl'

import { CloseIcon, SearchIcon } from '~/design/icons/icons'

import { IconButton } from './Button'
import { Control, FieldBox } from './Field'

type SearchFieldProps = {
  /** Accessible name, also shown as the placeholder. */
  label: string
  /** Shown instead where the label would be cut. */
  placeholder?: string | undefined
  value: string
  onChange: (value: string) => void
  autoFocus?: boolean
  name?: string
  ref?: Ref<HTMLDivElement>
}

/** Narrows the list below it. It has a name, though none is visible. */
export function SearchField({ label, placeholder = label, value, onChange, ...props }: SearchFieldProps) {
  const { autoFocus = false, name, ref } = props
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <FieldBox ref={ref}>
      <SearchIcon size={18} />
      <Control
        ref={input}
        type="search"
        name={name}
        value={value}
        autoFocus={autoFocus}
        placeholder={placeholder}
        aria-label={label}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
      />
      {value && (
        <IconButton size="small" label={intl.formatMessage({ id: 'data.search.clear' })} onClick={clear}>
          <CloseIcon />
        </IconButton>
      )}
    </FieldBox>
  )
}
