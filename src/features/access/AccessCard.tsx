import { FormattedMessage } from 'react-intl'

import { Row } from '~/design/layout/Flex'
import { AppLink } from '~/features/shared/AppLink'
import { accessLink, type AccessTarget } from '~/features/shared/page-links'
import { SectionCard } from '~/features/shared/Section'

import { AccessTiles, useAccessTarget } from './AccessLists'
import { AccessPane } from './AccessPane'

type AccessCardProps = {
  /** The user or brand in the URL. */
  target: AccessTarget
  onTarget: (target: AccessTarget) => void
}

/** The section of the settings: who works on which brand, and who administers it. For company administrators only. */
export function AccessCard({ target, onTarget }: AccessCardProps) {
  const choice = useAccessTarget(target, onTarget)
  return (
    <SectionCard
      title={<FormattedMessage id="settings.section.access" />}
      description={<FormattedMessage id="access.intro" />}
      action={
        <Row wrap gap="4px 16px">
          <AppLink {...accessLink({ by: choice.mode, id: choice.id })}>
            <FormattedMessage id="access.full" />
          </AppLink>
          <AppLink to="/settings/access-review">
            <FormattedMessage id="access.review.open" />
          </AppLink>
        </Row>
      }
      footer={<AccessTiles mode={choice.mode} chosen={choice.id} />}
    >
      <AccessPane choice={choice} />
    </SectionCard>
  )
}
