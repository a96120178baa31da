import { styled } from '@mui/material/styles'
import { FormattedMessage } from 'react-intl'

import { radius } from '~/design/theme/tokens'

/** Where the skip link leads: the id of `<main tabIndex={-1}>`. */
export const MAIN_ID = 'main'

const Root = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: theme.vars.zIndex.tooltip,
  padding: '9px 15px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontWeight: 550,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

/** The first stop of the Tab key. It moves the focus itself: the address stays the router's. */
export function SkipLink() {
  return (
    <Root
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        const main = document.getElementById(MAIN_ID)
        if (!main) return
        event.preventDefault()
        main.focus()
        main.scrollIntoView()
      }}
    >
      <FormattedMessage id="navigation.skip" />
    </Root>
  )
}
