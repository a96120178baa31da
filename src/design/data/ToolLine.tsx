import { styled } from '~/design/theme/styled'

/**
 * Buttons for a whole list. On a phone they fill one line, like the filters above; there is no room for their icons.
 */
export const ToolLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  [theme.breakpoints.down('sm')]: {
    '& > *, & > * > button': { flexGrow: 1 },
    '&& button': { paddingInline: 8 },
    '& .MuiButton-startIcon': { display: 'none' },
  },
}))
