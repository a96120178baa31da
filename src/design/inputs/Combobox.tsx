import { useForkRef } from '@mui/material/utils'
import { useId, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useIntl } from 'react-intl'

import { ChevronDownIcon } from '~/design/icons/first-icons'
import { CloseIcon } from '~/design/icons/icons'
import { VisuallyHidden } from '~/design/layout/Text'
import { isComposing } from '~/platform/key-press'

import { IconButton } from './Button'
import { Box, Buttons, Empty, List, Popup, Typed, useOptionClass } from './combobox-parts'
import { controlAria, Field, labelId, type FieldTexts } from './Field'
import { useOptionList } from './use-option-list'
import { useTypedChoice } from './use-typed-choice'

type ComboboxProps<Option> = FieldTexts & {
  options: readonly Option[]
  optionKey: (option: Option) => string | number
  optionLabel: (option: Option) => string
  /** The text of an option that a search matches; default: its label. */
  optionText?: (option: Option) => string
  /** Each text that names an option in full; default: its label. */
  optionNames?: (option: Option) => readonly string[]
  /** How an option looks in the list; default: its label. */
  renderOption?: (option: Option) => ReactNode
  value: Option | null
  onChange: (value: Option | null) => void
  onBlur?: () => void
  /** For a search on the server. The text is empty once an option is chosen. */
  onSearch?: (text: string) => void
  /** The options belong to an earlier text: only those that match the new one are offered, and none is taken by Enter. */
  loading?: boolean
  /** The search has failed, which `helper` or `error` says. */
  failed?: boolean
  /** Shown instead of an empty list. */
  noOption?: string
  placeholder?: string
  /** Shown as the value while nothing is chosen: the filter then includes everything. */
  all?: string
  disabled?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * One choice from a long list, by typing. A short list without search is a `Select`. The focus stays in the field. Enter
 * and Tab choose the option that the text names in full, or the only one found; leaving the field chooses only the
 * named one. Any other text stays, chooses nothing, and the field says so.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, warning, helper, optional = false, options, optionKey, optionLabel, renderOption } = props
  const { optionText = optionLabel, optionNames = (option) => [optionLabel(option)] } = props
  const { value, onChange, onBlur, onSearch, loading = false, failed = false, noOption, all } = props
  const { placeholder = all, disabled = false, name, ref } = props
  const intl = useIntl()
  const id = useId()
  const [shown, setShown] = useState(false)
  const [byKeys, setByKeys] = useState(false)
  const optionClass = useOptionClass()
  const choice = useTypedChoice({
    options,
    optionKey,
    optionLabel,
    optionText,
    optionNames,
    value,
    onChange: (chosen) => {
      onChange(chosen)
      // Enter may have waited for the answer to the text
      if (chosen) setShown(false)
    },
    onSearch,
    answered: !loading && !failed,
    onLeft: onBlur,
  })
  const refusal = choice.refused && !failed ? intl.formatMessage({ id: 'data.choice.none' }) : undefined
  const texts = { error: refusal ?? props.error, warning, helper, optional }

  function onKey(event: KeyboardEvent): boolean {
    const { key, target } = event
    if (isComposing(event.nativeEvent)) return true
    if (key === 'Tab') choice.decide('only')
    if (key !== 'Enter') return false
    // a resting pointer highlights an option, too: only the arrow keys choose one
    if (byKeys && target instanceof Element && target.getAttribute('aria-activedescendant')) return false
    // a key that chooses or closes does not send the form as well
    if (choice.open || shown) event.preventDefault()
    if (!choice.open || choice.decide('only')) setShown(false)
    return true
  }

  function type(text: string) {
    setByKeys(false)
    choice.type(text)
  }

  const found = choice.offered
  const { open, toggle, rootProps, inputProps, listProps, optionProps } = useOptionList<Option>({
    id,
    options: found,
    optionKey,
    value,
    text: choice.text,
    open: shown,
    onOpen: () => setShown(true),
    onClose: () => setShown(false),
    disabled,
    onType: type,
    onChoose: choice.choose,
    onMove: (by) => setByKeys(by === 'keyboard'),
    onKey,
  })
  const [box, setBox] = useState<HTMLElement | null>(null)
  const nothing = noOption ?? intl.formatMessage({ id: 'common.noOption' })
  const clear = intl.formatMessage({ id: 'common.clear' })
  const press = intl.formatMessage({ id: open ? 'common.close' : 'common.open' })
  const clears = value !== null && !disabled

  return (
    <Field id={id} label={label} {...texts}>
      <Box
        {...rootProps}
        ref={setBox}
        data-chosen={clears}
        onMouseDown={(event) => {
          rootProps.onMouseDown(event)
          // the border opens and closes the list as the input does
          if (event.target === event.currentTarget && event.button === 0 && !disabled)
            setShown(!shown || choice.text !== '')
        }}
      >
        <Typed
          {...inputProps}
          {...(all !== undefined && { sx: AS_VALUE })}
          {...controlAria(id, texts)}
          ref={useForkRef(inputProps.ref, ref)}
          name={name}
          placeholder={placeholder}
          onBlur={(event) => {
            // another window may have the focus: the user has not left the field
            if (event.target !== document.activeElement) choice.leave()
            inputProps.onBlur()
          }}
        />
        <Buttons>
          {clears && (
            <IconButton tabIndex={-1} onClick={() => type('')} data-clears label={clear} title={clear}>
              <CloseIcon size={18} />
            </IconButton>
          )}
          <IconButton tabIndex={-1} onClick={toggle} data-opens={open} disabled={disabled} label={press} title={press}>
            <ChevronDownIcon size={18} />
          </IconButton>
        </Buttons>
      </Box>
      {open && box && (
        <Popup box={box}>
          <div role="status" aria-live="polite" aria-atomic>
            {found.length === 0 && (
              <Empty onMouseDown={(event) => event.preventDefault()}>
                {loading ? intl.formatMessage({ id: 'common.loading' }) : nothing}
              </Empty>
            )}
          </div>
          {found.length > 0 && (
            <List {...listProps} aria-labelledby={labelId(id)}>
              {found.map((option, index) => (
                <li
                  key={optionKey(option)}
                  {...optionProps(index, value !== null && optionKey(option) === optionKey(value))}
                  className={optionClass}
                >
                  {renderOption ? renderOption(option) : optionLabel(option)}
                </li>
              ))}
            </List>
          )}
        </Popup>
      )}
      <VisuallyHidden role="status">{refusal}</VisuallyHidden>
    </Field>
  )
}

/** The placeholder, while nobody types. */
const AS_VALUE = { '&:not(:focus)::placeholder': { color: 'text.primary', opacity: 1 } } as const
