import { memo } from 'react'

import { FilterField } from '~/design/data/FilterField'
import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { Select } from '~/design/inputs/Select'

import { useSame } from './use-list-filters'

const ALL = 'all'

type FilterSelectProps = {
  /** Of the active filter that it sets. */
  id: string
  label: string
  /** Label of the option for all rows. */
  all: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/**
 * Filters a list by one value; undefined means the whole list. Renders again only when its own texts or value change.
 */
export function FilterSelect({ id, label, all, options, value, onChange }: FilterSelectProps) {
  const choose = useStableCallback((chosen: string) => onChange(chosen === ALL ? undefined : chosen))
  const offered = useSame([{ value: ALL, label: all }, ...options])
  return (
    <FilterField of={id}>
      <LastingSelect label={label} value={value ?? ALL} onChange={choose} options={offered} />
    </FilterField>
  )
}

const LastingSelect = memo(Select<string>)

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
    id="is_active"
    label={label}
    all={all}
    options={[true, false].map((active) => ({ value: String(active), label: stateName(active) }))}
    value={value === undefined ? undefined : String(value)}
    onChange={(chosen) => onChange(chosen === undefined ? undefined : chosen === 'true')}
  />
)
