import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/Flex'
import { touch } from '~/design/theme/tokens'
import { AppLink } from '~/features/shared/AppLink'
import { SectionCard } from '~/features/shared/SectionCard'

import type { QuickAction } from './quick-actions'

export function QuickActions({ actions }: { actions: readonly QuickAction[] }) {
  if (actions.length === 0) return null
  return (
    <SectionCard title={<FormattedMessage id="dashboard.actions.title" />} flush>
      <Box
        component="ul"
        sx={{ display: 'grid', m: 0, px: { xs: 0.5, sm: 1.5 }, pb: { xs: 0.5, sm: 1.5 }, listStyle: 'none' }}
      >
        {actions.map(({ label, Icon, ...link }) => (
          <li key={label}>
            <AppLink {...link} color="inherit" underline="none" sx={ROW}>
              <Icon size={18} />
              <FormattedMessage id={label} />
            </AppLink>
          </li>
        ))}
      </Box>
    </SectionCard>
  )
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 40,
  px: 1.5,
  borderRadius: 1,
  '& > .icon': { color: 'text.secondary' },
  '&:hover': { backgroundColor: 'action.hover' },
  // a row of its own, not a link within a text
  [touch]: { minHeight: 44, '&&&': { paddingBlock: 0, marginBlock: 0 } },
} as const
