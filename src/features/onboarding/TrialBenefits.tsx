import { useId } from 'react'
import { FormattedMessage } from 'react-intl'

import { CheckIcon } from '~/design/icons/icons'
import { Box, Typography } from '~/design/layout/layout'
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
      <Box component="ul" aria-labelledby={id} sx={LIST}>
        {BENEFITS.map((benefit) => (
          <Box component="li" key={benefit} sx={ITEM}>
            <CheckIcon size={18} />
            <span>
              <FormattedMessage id={benefit} />
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const BOX = { padding: 2, borderRadius: '8px', backgroundColor: 'background.subtle' } as const

const LIST = { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyle: 'none' } as const

const ITEM = {
  display: 'flex',
  gap: 1,
  '& > .icon': { flexShrink: 0, marginTop: '1px', color: 'success.main' },
} as const
