import { Select } from '~/design/inputs/Select'

const ALL = 'all'

type FilterSelectProps = {
  label: string
  name: string
  /** Name of the choice that leaves none out. */
  all: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Narrows a list to one value; undefined stands for the whole list. */
export const FilterSelect = ({ label, name, all, options, value, onChange }: FilterSelectProps) => (
  <Select
    label={label}
    name={name}
    value={value ?? ALL}
    onChange={(chosen) => onChange(chosen === ALL ? undefined : chosen)}
    options={[{ value: ALL, label: all }, ...options]}
  />
)
