import { createContext, use } from 'react'

/** Whether the side navigation is collapsed to a rail that shows only icons. */
export const CompactContext = createContext(false)

export const useCompact = () => use(CompactContext)
