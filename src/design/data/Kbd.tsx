import { styled } from '~/design/theme/styled'

/** A key on the keyboard. */
export const Kbd = styled('kbd')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-block',
  minWidth: 20,
  padding: '1px 5px',
  textAlign: 'center',
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.subtle,
}))
