import { FormattedMessage } from 'react-intl'

import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'

/** Id of `<main tabIndex={-1}>`, the target of the skip link. */
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
  // above a sheet of paper is the end of the one before
  '@media print': { display: 'none' },
}))

/** The first tab stop. It moves the focus itself, so that the URL does not change. */
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
