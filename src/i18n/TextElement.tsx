import { Children, type ReactNode } from 'react'

const withElement = (part: ReactNode) =>
  (typeof part === 'string' && part !== '') || typeof part === 'number' ? <span>{part}</span> : part

/**
 * Gives each text among its children an element of its own. A browser that translates the page replaces text nodes.
 * React can change, move and remove an element, but not a text node that was replaced.
 */
export const TextElement = ({ children }: { children?: ReactNode }) => Children.map(children, withElement)
