import { FormattedMessage } from 'react-intl'

import { CheckIcon, ChevronRightIcon } from '~/design/icons/icons'
import { Box, Grow } from '~/design/layout/Flex'
import { Muted, Strong, VisuallyHidden } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'

import type { SetupStep } from './setup-steps'

type SetupStepRowProps = { step: SetupStep; reachable: boolean }

export function SetupStepRow({ step, reachable }: SetupStepRowProps) {
  const { label, help, Icon, to, search, done } = step
  const name = <FormattedMessage id={label} />
  const leads = reachable && !done
  return (
    <Box component="li" sx={{ ...ROW, ...(leads && LEADING) }}>
      <Box aria-hidden sx={{ ...MARK, ...(done && DONE) }}>
        {done ? <CheckIcon size={16} /> : <Icon size={16} />}
      </Box>
      <Grow>
        {leads ? (
          <AppLink to={to} {...(search && { search })} color="inherit" underline="none">
            <Strong as="span" weight="medium">
              {name}
            </Strong>
          </AppLink>
        ) : done ? (
          <Muted as="span">{name}</Muted>
        ) : (
          <Strong as="span" weight="medium">
            {name}
          </Strong>
        )}
        <VisuallyHidden>
          {' – '}
          <FormattedMessage id={done ? 'dashboard.checklist.done' : 'dashboard.checklist.todo'} />
        </VisuallyHidden>
        {!done && (
          <Muted size="small">
            <FormattedMessage id={help} />
          </Muted>
        )}
      </Grow>
      {leads && (
        <Box sx={{ color: 'text.secondary', lineHeight: 0 }}>
          <ChevronRightIcon size={18} />
        </Box>
      )}
    </Box>
  )
}

const ROW = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  px: { xs: 2, sm: 3 },
  py: 1.25,
  minHeight: 52,
} as const

/** The whole row is the link. */
const LEADING = {
  '&:hover': { backgroundColor: 'action.hover' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const

const MARK = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  color: 'text.secondary',
  backgroundColor: 'background.subtle',
} as const

const DONE = { color: 'success.main', backgroundColor: 'success.soft' } as const
