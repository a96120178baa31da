import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Row, Box, Stack } from '~/design/layout/Flex'
import { WidthContainer } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'
import { VisuallyHidden } from '~/design/layout/Text'
import { AppLink } from '~/features/shared/AppLink'
import { accessLink, type AccessSubject } from '~/features/shared/page-links'
import { SectionCard } from '~/features/shared/Section'

import { AccessTiles, useAccessSubject, AccessRules } from './AccessLists'
import { AccessPane, AccessColumns, AccessModeSwitch } from './AccessPane'
import { AccessTabs } from './AccessTabs'

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
      list
      title={<FormattedMessage id="navigation.access" />}
      description={<FormattedMessage id="access.intro" />}
      actions={actions}
    >
      {/* the tab says it on screen */}
      <VisuallyHidden as="h2">
        <FormattedMessage id="access.pages.manage" />
      </VisuallyHidden>
      <AccessTabs>
        <Box sx={MODE}>
          <AccessModeSwitch mode={choice.mode} onChange={choice.switchTo} />
        </Box>
      </AccessTabs>
      <Stack spacing={2}>
        <WidthContainer>
          <AccessColumns {...{ selfId, choice }} inCards />
        </WidthContainer>
        <SectionCard>
          <Stack spacing={2}>
            <AccessRules userId={selfId} folded />
            <AccessTiles mode={choice.mode} chosen={choice.id} />
          </Stack>
        </SectionCard>
      </Stack>
    </Page>
  )
}

const MODE = { flex: { xs: '1 1 100%', sm: '0 1 20rem' } } as const

type AccessCardProps = {
  selfId: number
  /** The user or brand in the URL. */
  subject: AccessSubject
  onSubject: (subject: AccessSubject) => void
}

/** The section of the settings: who works on which brand, and who administers it. For company administrators only. */
export function AccessCard({ selfId, subject, onSubject }: AccessCardProps) {
  const choice = useAccessSubject(subject, onSubject)
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
      <AccessPane {...{ selfId, choice }} />
    </SectionCard>
  )
}
