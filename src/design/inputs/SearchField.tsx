import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, type Ref } from 'react'
import { useIntl } from 'react-intl'

import { CloseIcon, SearchIcon } from '~/design/icons/icons'

import { IconButton } from './IconButton'

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

export function SearchField({ label, placeholder = label, value, onChange, ...props }: SearchFieldProps) {
  const { autoFocus = false, name, ref } = props
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <OutlinedInput
      ref={ref}
      inputRef={input}
      fullWidth
      type="search"
      notched={false}
      name={name}
      value={value}
      autoFocus={autoFocus}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={<SearchIcon size={18} />}
      endAdornment={
        value && (
          <IconButton size="small" label={intl.formatMessage({ id: 'data.search.clear' })} onClick={clear}>
            <CloseIcon />
          </IconButton>
        )
      }
      slotProps={{ input: { 'aria-label': label, enterKeyHint: 'search', autoComplete: 'off' } }}
    />
  )
}
