import type { ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'

import type { CompanyInfo } from '~/api/generated/types.gen'
import { Facts } from '~/design/data/Facts'
import { Switch } from '~/design/inputs/Switch'
import { ThemeChoice } from '~/design/inputs/ThemeChoice'
import { Box, Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { ThemeButton } from '~/design/theme/theme-mode'
import { UserLanguage } from '~/features/shared/LanguageChoice'
import { PlanUsage } from '~/features/shared/plan/plan-usage'
import { SectionCard } from '~/features/shared/Section'
import { useShortcuts } from '~/features/shared/shortcuts'
import { ABSENT } from '~/i18n/dates'
import type { PlainMessageId } from '~/i18n/messages'

const MODES = new Map<string, PlainMessageId>([
  ['solo', 'settings.company.mode.solo'],
  ['agency', 'settings.company.mode.agency'],
])

type CompanyCardProps = {
  company: CompanyInfo
  /** Number of pending invitations. */
  pending: number | null | undefined
  largerPlan: ComponentProps<typeof PlanUsage>['largerPlan']
}

/** The company and its usage of the plan. What the mode or a bar already says is no fact of its own. */
export function CompanyCard({ company, pending, largerPlan }: CompanyCardProps) {
  const { is_agency: isAgency, slots } = company
  const mode = company.business_mode?.trim() ?? ''
  const known = MODES.get(mode)
  const saysWhether = known !== undefined && (mode === 'agency') === isAgency
  return (
    <SectionCard title={<FormattedMessage id="settings.section.company" />} action={<ThemeAction />}>
      <Stack spacing={2.5}>
        <Facts
          look="stacked"
          facts={[
            { id: 'name', name: <FormattedMessage id="settings.company.name" />, value: company.name || ABSENT },
            {
              id: 'mode',
              name: <FormattedMessage id="settings.company.mode" />,
              // shows an unknown mode as it is
              value: known === undefined ? mode || ABSENT : <FormattedMessage id={known} />,
            },
            ...(saysWhether
              ? []
              : [
                  {
                    id: 'agency',
                    name: <FormattedMessage id="settings.company.agency" />,
                    value: <FormattedMessage id={isAgency ? 'lists.yes' : 'lists.no'} />,
                  },
                ]),
          ]}
        />
        <PlanUsage slots={slots} pending={pending} largerPlan={largerPlan} />
      </Stack>
    </SectionCard>
  )
}

/** Level with the title: the button is higher than that line. */
const ThemeAction = () => (
  <Box sx={{ m: -1 }}>
    <ThemeButton />
  </Box>
)

/** Language and theme, as in the account menu (SET-09), and whether single-key shortcuts are on. */
export const PreferencesCard = ({ userId }: { userId: number }) => (
  <SectionCard title={<FormattedMessage id="settings.section.preferences" />}>
    <Stack spacing={2.5}>
      <UserLanguage userId={userId} />
      <ThemeChoice />
      <Shortcuts />
    </Stack>
  </SectionCard>
)

function Shortcuts() {
  const { on, turn } = useShortcuts()
  return (
    <Box>
      <Switch
        label={<FormattedMessage id="settings.shortcuts" />}
        checked={on}
        onChange={({ target }) => turn(target.checked)}
      />
      <Muted as="p" size="small">
        <FormattedMessage id="settings.shortcuts.help" />
      </Muted>
    </Box>
  )
}
