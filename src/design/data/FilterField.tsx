import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

export type ActiveFilter = { id: string; label: string; onRemove: () => void }

export type FilterFieldProps = {
  /** Of the active filter that the control sets. */
  of: string
  /** A `Select`, a `Combobox`, or the text of a filter that the list does not offer. */
  children: ReactNode
}

/** What a `FiltersBar` draws around each of its filters. */
export const FilterFrame = createContext<ComponentType<FilterFieldProps>>(({ children }) => children)

/** One filter of a `FiltersBar`. */
export function FilterField(props: FilterFieldProps) {
  const Frame = useContext(FilterFrame)
  return <Frame {...props} />
}
