import { FormattedMessage, useIntl } from 'react-intl'

import { CheckCircleIcon } from '~/design/icons/first-icons'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { Box, Typography } from '~/design/layout/Flex'
import { pageHeading } from '~/design/layout/focus'
import { passFocusOn } from '~/design/layout/pass-focus'
import { SectionBoundary } from '~/features/shared/queries/SectionBoundary'

type WelcomePanelProps = {
  /** Empty if unknown. */
  name: string
  /** The business has just been set up. */
  ready: boolean
  trial: boolean
  /** Days of the trial, if known. */
  days?: number | undefined
  /** The set-up steps are below. */
  steps: boolean
  onDismiss: () => void
}

/** The first look at the product after the registration (REG-50). */
export const WelcomePanel = (props: WelcomePanelProps) => (
  <SectionBoundary>
    <Panel {...props} />
  </SectionBoundary>
)

function Panel({ name, ready, trial, days, steps, onDismiss }: WelcomePanelProps) {
  const intl = useIntl()
  return (
    <Box component="section" aria-labelledby="welcome" sx={PANEL}>
      <CheckCircleIcon size={24} />
      <Typography variant="h2" id="welcome">
        {name ? (
          <FormattedMessage id="dashboard.welcome.title" values={{ name }} />
        ) : (
          <FormattedMessage id="dashboard.welcome.title.anonymous" />
        )}
      </Typography>
      <Box sx={BODY}>
        {ready && <FormattedMessage id="dashboard.welcome.ready" />} {trial && <TrialStart days={days} />}{' '}
        {steps && <FormattedMessage id="dashboard.welcome.steps" />}
      </Box>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'dashboard.welcome.dismiss' })}
        onClick={(event) => {
          passFocusOn(event.currentTarget, pageHeading)
          onDismiss()
        }}
      >
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

const TrialStart = ({ days }: { days: number | undefined }) =>
  days === undefined ? (
    <FormattedMessage id="dashboard.welcome.trial" />
  ) : (
    <FormattedMessage id="dashboard.welcome.trial.days" values={{ days }} />
  )

/** The button stands beside the title; on a phone the text takes the whole width below both. */
const PANEL = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: { xs: '8px 12px', sm: '4px 16px' },
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'primary.main',
  borderRadius: '12px',
  backgroundColor: 'primary.soft',
  overflowWrap: 'anywhere',
  '& > .icon': { mt: '2px', color: 'primary.main' },
  '& > button': { gridArea: { xs: '1 / 3', sm: '1 / 3 / 3' }, mt: { xs: '-2px', sm: 0 } },
} as const

const BODY = { gridColumn: { xs: '1 / -1', sm: 2 } } as const
