import { useRef, useState, type ReactNode } from 'react'

import type { Severity } from '~/design/feedback/Alert'
import { Button } from '~/design/inputs/Button'
import { Box } from '~/design/layout/Flex'
import { itemAt, passFocusOn } from '~/design/layout/focus'
import { styled } from '~/design/theme/styled'

export type TimelineEntry = {
  id: string | number
  title: ReactNode
  /** A `<time>` element, when the time is known. */
  time?: ReactNode
  description?: ReactNode
  icon?: ReactNode
  tone?: Severity | 'neutral'
}

const Root = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })

const Entry = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  gap: 12,
  paddingBottom: 20,
  '&:last-of-type': { paddingBottom: 0 },
  // the line between two dots
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 'calc(1.75rem + 4px) 4px',
    insetInlineStart: '0.875rem',
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
}))

const Mark = styled(
  'span',
  'tone',
)<{ tone: Severity | 'neutral' }>(({ theme, tone }) => ({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  flexShrink: 0,
  fontSize: '1rem',
  borderRadius: '50%',
  color: tone === 'neutral' ? theme.vars.palette.text.secondary : theme.vars.palette[tone].main,
  backgroundColor: theme.vars.palette[tone].soft,
}))

const Text = styled('div')({ flex: 1, minWidth: 0, paddingTop: 4, overflowWrap: 'anywhere' })
const Secondary = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}))

type TimelineProps = {
  label: string
  entries: readonly TimelineEntry[]
  /** Number of entries shown at first; a button shows the rest. */
  atFirst: number
  more: ReactNode
}

/** Events, newest first. */
export function Timeline({ label, entries, atFirst, more }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null)
  const [all, setAll] = useState(false)
  const shown = all ? entries : entries.slice(0, atFirst)
  return (
    <>
      <Root aria-label={label} ref={list}>
        {shown.map(({ id, title, time, description, icon, tone = 'neutral' }) => (
          <Entry key={id}>
            <Mark tone={tone} aria-hidden>
              {icon}
            </Mark>
            <Text>
              <div>{title}</div>
              {description && <Secondary>{description}</Secondary>}
              {time && <Secondary>{time}</Secondary>}
            </Text>
          </Entry>
        ))}
      </Root>
      {shown.length < entries.length && (
        <Box sx={{ mt: 2 }}>
          <Button
            size="small"
            variant="outlined"
            color="neutral"
            onClick={(event) => {
              // focus moves to the first new entry
              passFocusOn(event.currentTarget, () => itemAt(list.current, 'li', atFirst))
              setAll(true)
            }}
          >
            {more}
          </Button>
        </Box>
      )}
    </>
  )
}
