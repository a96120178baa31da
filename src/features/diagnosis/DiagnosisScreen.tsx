import { FormattedMessage } from 'react-intl'

import { Column, Row } from '~/design/layout/Flex'
import { Muted, PageTitle } from '~/design/layout/Text'
import { APP_VERSION } from '~/features/shared/app-version'
import { ButtonLink } from '~/features/shared/AppLink'
import { WayBack } from '~/features/shared/failures/WayBack'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

import { ProbesCard, type ProbesCardProps } from './ProbesCard'
import { SessionCard, type SessionReport } from './SessionCard'

type DiagnosisScreenProps = { session: SessionReport; test: ProbesCardProps }

/** The data that support asks for first (decision 27). This page gets no token. */
export function DiagnosisScreen({ session, test }: DiagnosisScreenProps) {
  return (
    <PublicLayout read>
      <PageTitle>
        <FormattedMessage id="settings.diagnosis.title" />
      </PageTitle>
      <Muted as="p" mt={0.5}>
        <FormattedMessage id="settings.diagnosis.intro" />
      </Muted>
      <Column gap={2} mt={3} mb={3}>
        <SessionCard {...session} />
        <ProbesCard {...test} />
      </Column>
      <Row gap={2} align="center" justify="space-between" wrap>
        {session.open ? (
          <WayBack signedIn variant="outlined" />
        ) : (
          <ButtonLink to="/auth/login" search={{ redirect: '/test/auth' }} variant="outlined" color="neutral">
            <FormattedMessage id="settings.diagnosis.signIn" />
          </ButtonLink>
        )}
        <Muted as="p" size="small">
          <FormattedMessage id="settings.diagnosis.version" values={{ version: APP_VERSION }} />
        </Muted>
      </Row>
    </PublicLayout>
  )
}
