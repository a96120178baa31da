import { FormattedMessage } from 'react-intl'

import { Column, Link } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { useInstallation } from '~/features/shared/installation'

/** Id of the note that says why a plan of lower rank cannot be chosen, and whom to contact. */
export const LOWER_REASON = 'plans-lower'

type PlanNotesProps = {
  /** Some plans are of lower rank. */
  lower: boolean
}

/** Below the plans: what holds for all of them, and the contact. */
export function PlanNotes({ lower }: PlanNotesProps) {
  const { supportEmail } = useInstallation()
  return (
    <Muted size="small">
      <Column gap={0.5}>
        <div>
          <FormattedMessage id="plans.notes.included" />
        </div>
        <div>
          <FormattedMessage id="plans.notes.secure" />
        </div>
        <div>
          <FormattedMessage id="plans.notes.billing" />
        </div>
        {lower && (
          <div id={LOWER_REASON}>
            <FormattedMessage id={supportEmail ? 'plans.lower.reason' : 'plans.lower.provider'} />
          </div>
        )}
        {supportEmail && (
          <div>
            <FormattedMessage id="plans.notes.contact" /> <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
          </div>
        )}
      </Column>
    </Muted>
  )
}
