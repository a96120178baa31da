import type { Theme } from './tokens'

/**
 * The actions of every dialog and drawer on a phone, in all languages: below each other and as wide as the layer. The
 * last one, which acts, is next to the thumb; the order is that of the keyboard.
 */
export const belowEachOther = ({ breakpoints }: Pick<Theme, 'breakpoints'>) => ({
  [breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' } as const,
})
