import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Page } from '~/design/layout/Page'
import type { AccessSubject } from '~/features/shared/page-links'
import { SectionCard } from '~/features/shared/Section'

import { AccessTiles } from './AccessLists'
import { AccessPane } from './AccessPane'
import { AccessTabs } from './AccessTabs'
import { useAccessSubject } from './use-access-subject'

type AccessScreenProps = {
  selfId: number
  /** The user or brand in the URL. */
  subject: AccessSubject
  onSubject: (subject: AccessSubject) => void
  /** Beside the title. */
  actions: ReactNode
}

/** Who works on which brand, and who administers it, in the whole width of the window. */
export function AccessScreen({ selfId, subject, onSubject, actions }: AccessScreenProps) {
  const choice = useAccessSubject(subject, onSubject)
  return (
    <Page
      title={<FormattedMessage id="navigation.access" />}
      description={<FormattedMessage id="access.intro" />}
      actions={actions}
    >
      <AccessTabs />
      <SectionCard
        title={<FormattedMessage id="access.pages.manage" />}
        footer={<AccessTiles mode={choice.mode} chosen={choice.id} />}
      >
        <AccessPane {...{ selfId, choice }} />
      </SectionCard>
    </Page>
  )
}
