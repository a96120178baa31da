import type { ReactNode, Ref } from 'react'
import { FormattedMessage } from 'react-intl'

import { ArrowLeftIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box } from '~/design/layout/layout'

type DetailHeadProps = {
  /** Takes the focus where the list makes room for the details. */
  heading: Ref<HTMLHeadingElement>
  title: string
  avatar: ReactNode
  children?: ReactNode
  onBack: () => void
}

/** Whose access is shown; where there is room for one column only, the way back to the list. */
export const DetailHead = ({ heading, title, avatar, children, onBack }: DetailHeadProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Box className="back">
      <Button variant="text" color="neutral" size="small" startIcon={<ArrowLeftIcon />} onClick={onBack}>
        <FormattedMessage id="access.back" />
      </Button>
    </Box>
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      {avatar}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="h3" ref={heading} tabIndex={-1} sx={{ m: 0, typography: 'h3', outline: 0 }}>
          {title}
        </Box>
        {children}
      </Box>
    </Box>
  </Box>
)
