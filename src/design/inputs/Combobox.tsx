import Autocomplete, { createFilterOptions, type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { useForkRef } from '@mui/material/utils'
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { useIntl } from 'react-intl'

import { ChevronDownIcon } from '~/design/icons/first-icons'
import { CloseIcon } from '~/design/icons/icons'

import { controlAria, Field, type FieldTexts } from './Field'
import { Control, FieldBox } from './field-box'

type ComboboxProps<Option> = FieldTexts & {
  options: readonly Option[]
  optionKey: (option: Option) => string | number
  optionLabel: (option: Option) => string
  /** The text of an option that a search matches; default: its label. */
  optionText?: (option: Option) => string
  /** How an option looks in the list; default: its label. */
  renderOption?: (option: Option) => ReactNode
  value: Option | null
  onChange: (value: Option | null) => void
  onBlur?: () => void
  /** For a search on the server. The text is empty once an option is chosen or the field is left. */
  onSearch?: (text: string) => void
  /** The options belong to an earlier text: only those that match the new one are offered. */
  loading?: boolean
  /** Shown instead of an empty list. */
  noOption?: string
  placeholder?: string
  /** Shown as the value while nothing is chosen: the filter then includes everything. */
  all?: string
  disabled?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** A long list with a search field. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, error, warning, helper, optional = false, options, optionKey, optionLabel, renderOption } = props
  const { optionText = optionLabel } = props
  const {
    value,
    onChange,
    onBlur,
    onSearch,
    loading = false,
    noOption,
    all,
    placeholder = all,
    disabled = false,
    name,
    ref,
  } = props
  const intl = useIntl()
  const id = useId()
  const texts = { error, warning, helper, optional }
  return (
    <Field id={id} label={label} {...texts}>
      <Autocomplete
        id={id}
        options={options}
        value={value}
        disabled={disabled}
        loading={loading}
        getOptionKey={optionKey}
        getOptionLabel={optionLabel}
        isOptionEqualToValue={(option, chosen) => optionKey(option) === optionKey(chosen)}
        onChange={(_event, chosen) => onChange(chosen)}
        {...(onSearch && {
          filterOptions: loading
            ? createFilterOptions<Option>({ stringify: optionText, trim: true })
            : (found: Option[]) => found,
          onInputChange: (_event, text, reason) => onSearch(reason === 'input' ? text : ''),
        })}
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
            onLeave={onBlur}
            {...controlAria(id, texts)}
          />
        )}
      />
    </Field>
  )
}

type ComboboxInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onBlur'> & {
  params: AutocompleteRenderInputParams
  sx?: typeof AS_VALUE
  ref: Ref<HTMLInputElement> | undefined
  onLeave: (() => void) | undefined
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
          onLeave?.()
          onBlur?.(event)
        }}
      />
      {endAdornment}
    </FieldBox>
  )
}

/** The placeholder, while nobody types. */
const AS_VALUE = { '& input:not(:focus)::placeholder': { color: 'text.primary', opacity: 1 } } as const
