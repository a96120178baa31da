import { createContext, use } from 'react'

/** Whether the side navigation is a rail: its content then shows icons only. */
export const CompactContext = createContext(false)

export const useCompact = () => use(CompactContext)
