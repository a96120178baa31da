import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { Box, Stack } from '~/design/layout/Flex'
import { WidthContainer } from '~/design/layout/Grid'
import { Page } from '~/design/layout/Page'
import { VisuallyHidden } from '~/design/layout/Text'
import type { AccessTarget } from '~/features/shared/page-links'
import { SectionCard } from '~/features/shared/Section'

import { AccessTiles, useAccessTarget, AccessRules } from './AccessLists'
import { AccessColumns, AccessModeSwitch } from './AccessPane'
import { AccessTabs } from './AccessTabs'

type AccessScreenProps = {
  /** The user or brand in the URL. */
  target: AccessTarget
  onTarget: (target: AccessTarget) => void
  /** Beside the title. */
  actions: ReactNode
}

/** Who works on which brand, and who administers it, in the whole width of the window. */
export function AccessScreen({ target, onTarget, actions }: AccessScreenProps) {
  const choice = useAccessTarget(target, onTarget)
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
          <AccessColumns choice={choice} inCards />
        </WidthContainer>
        <SectionCard>
          <Stack spacing={2}>
            <AccessRules folded />
            <AccessTiles mode={choice.mode} chosen={choice.id} />
          </Stack>
        </SectionCard>
      </Stack>
    </Page>
  )
}

const MODE = { flex: { xs: '1 1 100%', sm: '0 1 20rem' } } as const
