import { Children, type ReactNode } from 'react'

const withElement = (part: ReactNode) =>
  (typeof part === 'string' && part !== '') || typeof part === 'number' ? <span>{part}</span> : part

/**
 * Gives each text among its children an element of its own. A browser that translates the page replaces text nodes:
 * React can still change, move and remove an element, but no text node that is gone.
 */
export const TextElement = ({ children }: { children?: ReactNode }) => Children.map(children, withElement)
