import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Box, Typography } from '~/design/layout/layout'
import { filledMark, hiddenEdge } from '~/design/theme/forced-colours'

const STEPS = [1, 2] as const

type StepHeaderProps = {
  id: string
  /** None where there is a single step. */
  step?: (typeof STEPS)[number] | undefined
  title: ReactNode
  children?: ReactNode
}

/** Where one stands, and what this step is about. The heading takes the focus when the step comes. */
export function StepHeader({ id, step, title, children }: StepHeaderProps) {
  return (
    <Box sx={{ marginBottom: 3 }}>
      {step && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, marginBottom: 2 }}>
          <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            <FormattedMessage id="onboarding.step" values={{ step, total: STEPS.length }} />
          </Typography>
          <Box aria-hidden sx={TRACK}>
            {STEPS.map((part) => (
              <Box key={part} data-reached={part <= step} sx={PART} />
            ))}
          </Box>
        </Box>
      )}
      <Typography variant="h1" id={id} tabIndex={-1}>
        {title}
      </Typography>
      {children && <Typography sx={{ marginTop: 0.5, color: 'text.secondary' }}>{children}</Typography>}
    </Box>
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
