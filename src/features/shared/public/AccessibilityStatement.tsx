import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Box, Link, Spaced, Typography } from '~/design/layout/Flex'
import { BulletList } from '~/design/layout/PlainList'
import { Muted, PageTitle } from '~/design/layout/Text'
import { APP_VERSION, useInstallation } from '~/features/shared/installation'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'

/** Update with every assessment. */
const DRAWN_UP = '2026-11-20'

/** Written by the build (`scripts/licences.ts`): missing in Storybook and on the development server. */
const LICENCES = '/third-party-licences.txt'

/** What the law requires of such a page (NFR-13): state, checks, limits, contact, appeal. */
export function AccessibilityStatement() {
  const formats = useFormats()
  const { supportEmail } = useInstallation()
  const app = useIntl().formatMessage({ id: 'common.app.name' })
  return (
    <Box sx={{ textWrap: 'pretty', '& li': { marginBlock: 0.5 } }}>
      <PageTitle>
        <FormattedMessage id="settings.accessibility.title" />
      </PageTitle>
      <Spaced mt={1}>
        <FormattedMessage id="settings.accessibility.intro" values={{ app, version: APP_VERSION }} />
      </Spaced>
      <Section title="settings.accessibility.state">
        <FormattedMessage id="settings.accessibility.state.body" values={{ app }} />
      </Section>
      <Section title="settings.accessibility.checks">
        <Items
          ids={[
            'settings.accessibility.checks.automatic',
            'settings.accessibility.checks.keyboard',
            'settings.accessibility.checks.contrast',
          ]}
        />
      </Section>
      <Section title="settings.accessibility.limits">
        <Items ids={['settings.accessibility.limits.payment', 'settings.accessibility.limits.content']} />
      </Section>
      <Section title="settings.accessibility.contact">
        {supportEmail ? (
          <>
            <FormattedMessage id="settings.accessibility.contact.write" />{' '}
            <Link href={`mailto:${supportEmail}`}>
              <FormattedMessage id="common.contactSupport" />
            </Link>
          </>
        ) : (
          <FormattedMessage id="settings.accessibility.contact.admin" />
        )}
      </Section>
      <Section title="settings.accessibility.appeal">
        <FormattedMessage id="settings.accessibility.appeal.body" />
      </Section>
      <Muted as="p" size="small" mt={4}>
        <FormattedMessage id="settings.accessibility.date" values={{ date: formats.date(DRAWN_UP) }} />{' '}
        <Link href={LICENCES} color="inherit">
          <FormattedMessage id="settings.accessibility.licences" />
        </Link>
      </Muted>
    </Box>
  )
}

function Section({ title, children }: { title: PlainMessageId; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginTop: 4 }}>
      <Typography variant="h2">
        <FormattedMessage id={title} />
      </Typography>
      <Spaced mt={1}>{children}</Spaced>
    </Box>
  )
}

function Items({ ids }: { ids: readonly PlainMessageId[] }) {
  return (
    <BulletList>
      {ids.map((id) => (
        <li key={id}>
          <FormattedMessage id={id} />
        </li>
      ))}
    </BulletList>
  )
}
