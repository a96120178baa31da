import { FilterSelect } from './FilterSelect'

type StateSelectProps = {
  label: string
  /** Label of the option for all rows. */
  all: string
  stateName: (active: boolean) => string
  value: boolean | undefined
  onChange: (active: boolean | undefined) => void
}

/** Filters a list by `is_active`. */
export const StateSelect = ({ label, all, stateName, value, onChange }: StateSelectProps) => (
  <FilterSelect
    label={label}
    name="is_active"
    all={all}
    options={[true, false].map((active) => ({ value: String(active), label: stateName(active) }))}
    value={value === undefined ? undefined : String(value)}
    onChange={(chosen) => onChange(chosen === undefined ? undefined : chosen === 'true')}
  />
)
