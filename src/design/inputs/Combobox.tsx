import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { useForkRef } from '@mui/material/utils'
import { useId, useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import { useIntl } from 'react-intl'

import { ChevronDownIcon } from '~/design/icons/first-icons'
import { CloseIcon } from '~/design/icons/icons'
import { VisuallyHidden } from '~/design/layout/Text'
import { isComposing } from '~/platform/key-press'

import { Control, controlAria, Field, FieldBox, type FieldTexts } from './Field'
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

type ListKey = KeyboardEvent & { defaultMuiPrevented?: boolean | undefined }

/**
 * A long list with a search field. Enter and Tab choose the option that the text names in full, or the only one found;
 * leaving the field chooses only the named one. Any other text stays, chooses nothing, and the field says so.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, warning, helper, optional = false, options, optionKey, optionLabel, renderOption } = props
  const { optionText = optionLabel, optionNames = (option) => [optionLabel(option)] } = props
  const { value, onChange, onBlur, onSearch, loading = false, failed = false, noOption, all } = props
  const { placeholder = all, disabled = false, name, ref } = props
  const intl = useIntl()
  const id = useId()
  const [shown, setShown] = useState(false)
  const byKeys = useRef(false)
  const choice = useTypedChoice({
    options,
    optionKey,
    optionLabel,
    optionText,
    optionNames,
    value,
    onChange,
    onSearch,
    answered: !loading && !failed,
    onLeft: onBlur,
  })
  const refusal = choice.refused && !failed ? intl.formatMessage({ id: 'data.choice.none' }) : undefined
  const texts = { error: refusal ?? props.error, warning, helper, optional }

  function onKeyDown(event: ListKey) {
    const { key, target } = event
    if (isComposing(event.nativeEvent)) event.defaultMuiPrevented = true
    else if (key === 'Tab') choice.decide('only')
    else if (key === 'Enter') {
      // a resting pointer highlights an option, too: only the arrow keys choose one
      if (byKeys.current && target instanceof Element && target.getAttribute('aria-activedescendant')) return
      event.defaultMuiPrevented = true
      // a key that chooses or closes does not send the form as well
      if (choice.open || shown) event.preventDefault()
      if (!choice.open || choice.decide('only')) setShown(false)
    }
  }

  return (
    <Field id={id} label={label} {...texts}>
      <Autocomplete<Option>
        id={id}
        options={choice.offered}
        value={value}
        inputValue={choice.text}
        open={shown}
        onOpen={() => setShown(true)}
        onClose={() => setShown(false)}
        disabled={disabled}
        loading={loading}
        getOptionKey={optionKey}
        getOptionLabel={optionLabel}
        isOptionEqualToValue={(option, chosen) => optionKey(option) === optionKey(chosen)}
        filterOptions={(found) => found}
        onKeyDown={onKeyDown}
        onHighlightChange={(_event, _option, reason) => {
          byKeys.current = reason === 'keyboard'
        }}
        // an emptied field is a typed text, too
        onChange={(_event, chosen) => chosen && choice.choose(chosen)}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'input' && reason !== 'clear') return
          byKeys.current = false
          choice.type(text)
        }}
        popupIcon={<ChevronDownIcon size={18} />}
        clearIcon={<CloseIcon size={18} />}
        clearText={intl.formatMessage({ id: 'common.clear' })}
        openText={intl.formatMessage({ id: 'common.open' })}
        closeText={intl.formatMessage({ id: 'common.close' })}
        loadingText={intl.formatMessage({ id: 'common.loading' })}
        noOptionsText={noOption ?? intl.formatMessage({ id: 'common.noOption' })}
        {...(renderOption && {
          renderOption: ({ key, ...item }, option) => (
            <li key={key} {...item}>
              {renderOption(option)}
            </li>
          ),
        })}
        renderInput={(params) => (
          <ComboboxInput
            params={params}
            {...(all !== undefined && { sx: AS_VALUE })}
            ref={ref}
            name={name}
            placeholder={placeholder}
            onLeave={choice.leave}
            {...controlAria(id, texts)}
          />
        )}
      />
      <VisuallyHidden role="status">{refusal}</VisuallyHidden>
    </Field>
  )
}

type ComboboxInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onBlur'> & {
  params: AutocompleteRenderInputParams
  sx?: typeof AS_VALUE
  ref: Ref<HTMLInputElement> | undefined
  onLeave: () => void
}

function ComboboxInput({ params, sx, ref, onLeave, ...props }: ComboboxInputProps) {
  const { ref: box, endAdornment, ...area } = params.slotProps.input
  const { ref: input, onBlur, ...control } = params.slotProps.htmlInput
  return (
    <FieldBox {...area} ref={box} sx={sx}>
      <Control
        {...control}
        {...props}
        ref={useForkRef(input, ref)}
        onBlur={(event) => {
          // another window may have the focus: the user has not left the field
          if (event.target !== document.activeElement) onLeave()
          onBlur?.(event)
        }}
      />
      {endAdornment}
    </FieldBox>
  )
}

/** The placeholder, while nobody types. */
const AS_VALUE = { '& input:not(:focus)::placeholder': { color: 'text.primary', opacity: 1 } } as const
