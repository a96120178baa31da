import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Box, Row, Spaced } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'
import { filledMark, hiddenEdge } from '~/design/theme/tokens'

const STEPS = [1, 2] as const

type StepHeaderProps = {
  id: string
  /** Undefined when there is only one step. */
  step?: (typeof STEPS)[number] | undefined
  title: ReactNode
  children?: ReactNode
}

/** Current step and title. The heading takes the focus when the step appears. */
export function StepHeader({ id, step, title, children }: StepHeaderProps) {
  return (
    <Spaced mb={3}>
      {step && (
        <Row gap={1.5} align="center" mb={2}>
          <Muted as="span" size="caption">
            <FormattedMessage id="onboarding.step" values={{ step, total: STEPS.length }} />
          </Muted>
          <Box aria-hidden sx={TRACK}>
            {STEPS.map((part) => (
              <Box key={part} data-reached={part <= step} sx={PART} />
            ))}
          </Box>
        </Row>
      )}
      <PageTitle id={id}>{title}</PageTitle>
      {children && (
        <Muted as="p" mt={0.5}>
          {children}
        </Muted>
      )}
    </Spaced>
  )
}

const TRACK = { display: 'flex', flex: 1, gap: 0.5 } as const

const PART = {
  flex: 1,
  height: 4,
  borderRadius: '999px',
  backgroundColor: 'divider',
  ...hiddenEdge,
  '&[data-reached="true"]': { backgroundColor: 'primary.main', ...filledMark },
} as const
