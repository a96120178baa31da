import { FormattedMessage } from 'react-intl'

import { Box, Typography } from '~/design/layout/layout'
import { APP_VERSION } from '~/features/shared/app-version'
import { ButtonLink } from '~/features/shared/AppLink'
import { WayBack } from '~/features/shared/failures/WayBack'
import { PublicLayout } from '~/features/shared/public/PublicLayout'

import { ProbesCard, type ProbesCardProps } from './ProbesCard'
import { SessionCard, type SessionReport } from './SessionCard'

type DiagnosisScreenProps = { session: SessionReport; test: ProbesCardProps }

/** Decision 27: what support asks about first. No token ever reaches this page. */
export function DiagnosisScreen({ session, test }: DiagnosisScreenProps) {
  return (
    <PublicLayout read>
      <Typography variant="h1" tabIndex={-1}>
        <FormattedMessage id="settings.diagnosis.title" />
      </Typography>
      <Typography sx={{ marginTop: 0.5, color: 'text.secondary' }}>
        <FormattedMessage id="settings.diagnosis.intro" />
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, marginBlock: 3 }}>
        <SessionCard {...session} />
        <ProbesCard {...test} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        {session.open ? (
          <WayBack signedIn variant="outlined" />
        ) : (
          <ButtonLink to="/auth/login" search={{ redirect: '/test/auth' }} variant="outlined" color="neutral">
            <FormattedMessage id="settings.diagnosis.signIn" />
          </ButtonLink>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="settings.diagnosis.version" values={{ version: APP_VERSION }} />
        </Typography>
      </Box>
    </PublicLayout>
  )
}
