import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { CheckIcon } from '~/design/icons/icons'
import { IconLine } from '~/design/layout/IconLine'
import { Box, Typography } from '~/design/layout/layout'
import { PlainList } from '~/design/layout/PlainList'
import type { PlainMessageId } from '~/i18n/messages'

/** B §2, in its order. */
const BENEFITS = [
  'onboarding.benefits.pages',
  'onboarding.benefits.users',
  'onboarding.benefits.analytics',
  'onboarding.benefits.support',
  'onboarding.benefits.free',
] as const satisfies readonly PlainMessageId[]

export function TrialBenefits() {
  const id = useId()
  return (
    <Box sx={BOX}>
      <Typography variant="h3" component="h2" id={id} sx={{ marginBottom: 1 }}>
        <FormattedMessage id="onboarding.benefits.title" />
      </Typography>
      <PlainList aria-labelledby={id} gap={0.75}>
        {BENEFITS.map((benefit) => (
          <IconLine as="li" key={benefit} icon={<CheckIcon size={18} />} tone="success" gap={1}>
            <FormattedMessage id={benefit} />
          </IconLine>
        ))}
      </PlainList>
    </Box>
  )
}

const BOX = { padding: 2, borderRadius: '8px', backgroundColor: 'background.subtle' } as const
