import type { KeyboardEvent, ReactNode } from 'react'

import { createClass, styled } from '~/design/theme/styled'
import { forced, hiddenEdge, radius, touch } from '~/design/theme/tokens'
import { TextElement } from '~/i18n/intl'
import { hasModifier } from '~/platform/key-press'

import { VisuallyHidden } from './Text'

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

const List = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

const useTabClass = createClass(({ theme }) => ({
  ...theme.typography.button,
  position: 'relative',
  minHeight: 40,
  [touch]: { minHeight: 44 },
  margin: 0,
  padding: '8px 12px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  userSelect: 'none',
  cursor: 'pointer',
  // the ring must not touch the line below
  '&:focus-visible': { outlineOffset: -6 },
  '&[aria-selected="true"]': {
    color: theme.vars.palette.primary.main,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 'auto 0 0',
      height: 2,
      borderRadius: 1,
      backgroundColor: 'currentColor',
      [forced]: { backgroundColor: 'Highlight' },
    },
  },
  '&[aria-selected="false"]:hover': { color: theme.vars.palette.text.primary },
  '&:disabled': { color: theme.vars.palette.text.disabled, cursor: 'default' },
}))

/** How far a key moves the focus. */
const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** From tab to tab, around the ends. A tab is chosen by Enter or Space. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (hasModifier(event)) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:enabled')]
  const at = tabs.indexOf(event.target as HTMLElement)
  const step = STEPS[event.key]
  const next = step === undefined ? { Home: 0, End: -1 }[event.key] : (at + step) % tabs.length
  if (next === undefined) return
  event.preventDefault()
  tabs.at(next)?.focus()
}

/**
 * A few views of one thing, of which one is shown. Views that have an address each are `LinkTabs`. The label names the list
 * of tabs, which is one tab stop with arrow keys. The content of a tab goes into a TabPanel with the same id.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange }: TabsProps<Id>) {
  const className = useTabClass()
  return (
    <List role="tablist" aria-label={label} onKeyDown={moveFocus}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          className={className}
          aria-selected={tab.id === value}
          aria-controls={tab.id === value ? panelId(tab.id) : undefined}
          // the list is one tab stop
          tabIndex={tab.id === value ? 0 : -1}
          disabled={tab.disabled}
          onClick={() => onChange(tab.id)}
        >
          <TextElement>{tab.label}</TextElement>
          {tab.count !== undefined && (
            <>
              {/* a word apart in the name of the tab */}
              <VisuallyHidden>, </VisuallyHidden>
              <Count>{tab.count}</Count>
            </>
          )}
        </button>
      ))}
    </List>
  )
}

const Panel = styled('div')({ paddingTop: 24 })

/** The content below Tabs. Only the current tab's content is rendered. */
export const TabPanel = ({ id, children }: { id: string; children: ReactNode }) => (
  <Panel role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)}>
    {children}
  </Panel>
)
