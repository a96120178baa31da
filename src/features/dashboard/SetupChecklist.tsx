import { FormattedMessage, useIntl } from 'react-intl'

import { CheckCircleIcon } from '~/design/icons/first-icons'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { Spaced } from '~/design/layout/Flex'
import { pageHeading } from '~/design/layout/focus'
import { IconLine } from '~/design/layout/IconLine'
import { passFocusOn } from '~/design/layout/pass-focus'
import { PlainList } from '~/design/layout/PlainList'
import { SectionCard } from '~/features/shared/SectionCard'

import type { SetupStep } from './setup-steps'
import { SetupStepRow } from './SetupStepRow'

type SetupChecklistProps = {
  steps: readonly SetupStep[]
  /** Whether this path is a page of the app. */
  exists: (path: string) => boolean
  onHide: () => void
}

/** The remaining set-up steps. */
export function SetupChecklist({ steps, exists, onHide }: SetupChecklistProps) {
  const intl = useIntl()
  const done = steps.filter((step) => step.done).length
  const complete = done === steps.length
  return (
    <SectionCard
      title={<FormattedMessage id="dashboard.checklist.title" />}
      description={<FormattedMessage id="dashboard.checklist.progress" values={{ done, total: steps.length }} />}
      action={
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'dashboard.checklist.hide' })}
          onClick={(event) => {
            passFocusOn(event.currentTarget, pageHeading)
            onHide()
          }}
        >
          <CloseIcon />
        </IconButton>
      }
      flush={!complete}
    >
      {complete ? (
        <IconLine icon={<CheckCircleIcon size={18} />} tone="success" gap={1}>
          <FormattedMessage id="dashboard.checklist.complete" />
        </IconLine>
      ) : (
        <Spaced mb={1}>
          <PlainList ordered>
            {steps.map((step) => (
              <SetupStepRow key={step.id} step={step} reachable={exists(step.to)} />
            ))}
          </PlainList>
        </Spaced>
      )}
    </SectionCard>
  )
}
