import { styled } from '~/design/theme/styled'

/** For what only some widths hide. */
export const HIDDEN_LOOK = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** For screen readers only. Takes `role="status"` for announcements that are not shown. */
export const VisuallyHidden = styled('span')(HIDDEN_LOOK)
