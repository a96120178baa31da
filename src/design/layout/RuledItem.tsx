import { styled } from '~/design/theme/styled'

/** An item of a `PlainList`: a row of at least 52 px, with a rule below all but the last. */
export const RuledItem = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 52,
  paddingBlock: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&:last-of-type': { borderBottom: 0 },
}))
