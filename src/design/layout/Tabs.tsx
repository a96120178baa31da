import Tab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import type { ReactNode } from 'react'

import { hiddenEdge } from '~/design/theme/forced-colours'
import { styled } from '~/design/theme/styled'
import { radius } from '~/design/theme/tokens'
import { TextElement } from '~/i18n/intl'

type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { id: Id; label: ReactNode; count?: number; disabled?: boolean }[]
  value: Id
  onChange: (id: Id) => void
}

const Count = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  minWidth: 20,
  marginLeft: 6,
  padding: '1px 6px',
  borderRadius: radius.badge,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.subtle,
  ...hiddenEdge,
}))

const tabId = (id: string) => `tab-${id}`
const panelId = (id: string) => `panel-${id}`

/** The content of a tab goes into a TabPanel with the same id. */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  return (
    // MUI types the value as `any`; it is one of the ids below
    <MuiTabs value={value} onChange={(_event, id: Id) => onChange(id)} aria-label={label} variant="scrollable">
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          value={tab.id}
          id={tabId(tab.id)}
          {...(tab.id === value && { 'aria-controls': panelId(tab.id) })}
          disabled={tab.disabled ?? false}
          iconPosition="end"
          label={
            <span>
              <TextElement>{tab.label}</TextElement>
              {tab.count !== undefined && <Count>{tab.count}</Count>}
            </span>
          }
        />
      ))}
    </MuiTabs>
  )
}

const Panel = styled('div')({ paddingTop: 24 })

/** The content below Tabs. Only the current tab's content is rendered. */
export const TabPanel = ({ id, children }: { id: string; children: ReactNode }) => (
  <Panel role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)}>
    {children}
  </Panel>
)
