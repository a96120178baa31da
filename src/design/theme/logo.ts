import { THEME_ATTRIBUTE } from './theme-constants'

/** A logo is drawn for a light page: in the dark theme it stands on a light plate, which takes no room. */
export const LOGO = {
  height: 28,
  objectFit: 'contain',
  [`[${THEME_ATTRIBUTE}="dark"] &:is(img)`]: {
    borderRadius: '4px',
    color: 'text.primary',
    backgroundColor: 'currentColor',
    boxShadow: '0 0 0 4px',
  },
} as const
