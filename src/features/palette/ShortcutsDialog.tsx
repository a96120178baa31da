import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Kbd } from '~/design/data/Kbd'
import { Dialog } from '~/design/layers/layers'
import { Box, Grow } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { useShortcuts } from '~/features/shared/shortcuts'

import type { PalettePage } from './commands'

type ShortcutsDialogProps = {
  open: boolean
  pages: readonly PalettePage[]
  onClose: () => void
}

/** What the shortcuts do, and whether single-key shortcuts are on (WCAG 2.1.4). */
export function ShortcutsDialog({ open, pages, onClose }: ShortcutsDialogProps) {
  const intl = useIntl()
  const { on } = useShortcuts()
  const control = (
    <Kbd>
      <FormattedMessage id="frame.key.control" />
    </Kbd>
  )
  const enter = (
    <Kbd>
      <FormattedMessage id="palette.key.enter" />
    </Kbd>
  )
  const or = (
    <Muted as="span" size="small">
      <FormattedMessage id="palette.shortcuts.or" />
    </Muted>
  )
  const then = (
    <Muted as="span" size="small">
      <FormattedMessage id="palette.shortcuts.then" />
    </Muted>
  )
  const goes = pages.flatMap(({ key, label }) => (key ? [{ key, label }] : []))
  return (
    <Dialog open={open} title={<FormattedMessage id="palette.shortcuts.title" />} onClose={onClose}>
      {!on && (
        <Muted as="p" mb={2}>
          <FormattedMessage id="palette.shortcuts.off" />
        </Muted>
      )}
      <Box component="dl" sx={LIST}>
        <Line label={intl.formatMessage({ id: 'palette.shortcuts.palette' })}>
          {control} <Kbd>K</Kbd> {or} <Kbd>⌘</Kbd> <Kbd>K</Kbd>
        </Line>
        <Line label={intl.formatMessage({ id: 'palette.shortcuts.undo' })}>
          {control} <Kbd>Z</Kbd> {or} <Kbd>⌘</Kbd> <Kbd>Z</Kbd>
        </Line>
        <Line label={intl.formatMessage({ id: 'palette.shortcuts.submit' })}>
          {control} {enter} {or} <Kbd>⌘</Kbd> {enter}
        </Line>
        {on && (
          <>
            <Line label={intl.formatMessage({ id: 'palette.shortcuts.filter' })}>
              <Kbd>/</Kbd>
            </Line>
            <Line label={intl.formatMessage({ id: 'palette.shortcuts.help' })}>
              <Kbd>?</Kbd>
            </Line>
            <Line label={intl.formatMessage({ id: 'palette.shortcuts.peek' })}>
              <Kbd>
                <FormattedMessage id="palette.key.space" />
              </Kbd>
            </Line>
            <Line label={intl.formatMessage({ id: 'palette.shortcuts.peek.close' })}>
              <Kbd>
                <FormattedMessage id="palette.key.escape" />
              </Kbd>
            </Line>
            <Line label={intl.formatMessage({ id: 'palette.shortcuts.rows' })}>
              <Kbd>j</Kbd> {or} <Kbd>k</Kbd>
            </Line>
            {goes.map(({ key, label }) => (
              <Line key={key} label={label}>
                <Kbd>g</Kbd> {then} <Kbd>{key}</Kbd>
              </Line>
            ))}
          </>
        )}
      </Box>
    </Dialog>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box sx={LINE}>
    <Grow as="dt">{label}</Grow>
    <Box component="dd" sx={{ m: 0, flex: 'none' }}>
      {children}
    </Box>
  </Box>
)

const LIST = { display: 'grid', m: 0 } as const
const LINE = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const
