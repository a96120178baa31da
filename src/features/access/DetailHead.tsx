import type { ReactNode, Ref } from 'react'
import { FormattedMessage } from 'react-intl'

import { ArrowLeftIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box, Column, Grow, Row, Typography } from '~/design/layout/Flex'
import { TextElement } from '~/i18n/intl'

type DetailHeadProps = {
  /** Takes the focus when the details replace the list. */
  heading: Ref<HTMLHeadingElement>
  title: string
  avatar: ReactNode
  children?: ReactNode
  onBack: () => void
}

/** Whose access is shown, and with one column the link back to the list. */
export const DetailHead = ({ heading, title, avatar, children, onBack }: DetailHeadProps) => (
  <Column gap={1}>
    <Box className="back">
      <Button variant="text" color="neutral" size="small" startIcon={<ArrowLeftIcon />} onClick={onBack}>
        <FormattedMessage id="access.back" />
      </Button>
    </Box>
    <Row gap={1.5} align="flex-start">
      {avatar}
      <Grow>
        <Typography variant="h3" ref={heading} tabIndex={-1} sx={{ outline: 0 }}>
          {title}
        </Typography>
        <TextElement>{children}</TextElement>
      </Grow>
    </Row>
  </Column>
)
