import { Select } from '~/design/inputs/Select'

const ALL = 'all'

type FilterSelectProps = {
  label: string
  name: string
  /** Label of the option for all rows. */
  all: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Filters a list by one value; undefined is the whole list. */
export const FilterSelect = ({ label, name, all, options, value, onChange }: FilterSelectProps) => (
  <Select
    label={label}
    name={name}
    value={value ?? ALL}
    onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    options={[{ value: ALL, label: all }, ...options]}
  />
)
