import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { Box } from '~/design/layout/Flex'
import { TabPanel, Tabs } from '~/design/layout/Tabs'

type DetailTabsProps = { count: number; assigned: ReactNode; add: ReactNode }

/** Two tabs: the current assignments, and what can be added. */
export function DetailTabs({ count, assigned, add }: DetailTabsProps) {
  const intl = useIntl()
  const [tab, setTab] = useState<'access-assigned' | 'access-add'>('access-assigned')
  return (
    <Box>
      <Tabs
        label={intl.formatMessage({ id: 'access.tabs' })}
        tabs={[
          { id: 'access-assigned', label: intl.formatMessage({ id: 'access.tab.assigned' }), count },
          { id: 'access-add', label: intl.formatMessage({ id: 'access.tab.add' }) },
        ]}
        value={tab}
        onChange={setTab}
      />
      <TabPanel id={tab}>{tab === 'access-add' ? add : assigned}</TabPanel>
    </Box>
  )
}
