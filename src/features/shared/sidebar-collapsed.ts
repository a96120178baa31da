import { createContext, use } from 'react'

/** Whether the side navigation is a rail of icons: what stands in it then shows its icon alone. */
export const CompactContext = createContext(false)

export const useCompact = () => use(CompactContext)
