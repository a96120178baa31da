import { useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { FilterIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Drawer } from '~/design/layers/Drawer'
import { Stack } from '~/design/layout/layout'
import { Room } from '~/design/layout/room'
import { useNarrowerThan } from '~/design/layout/use-breakpoint'
import { styled } from '~/design/theme/styled'

import { FilterChips, type ActiveFilter } from './FilterChips'

type FiltersBarProps = {
  search?: ReactNode
  /** The filter controls. On a narrow screen they open in a sheet, by a button beside the search. */
  children?: ReactNode
  active: readonly ActiveFilter[]
  onClear: () => void
  /** Number of results, once known. Every change is announced. */
  found?: number | undefined
}

const IN_TWO_LINES = {
  '& > *': { flexGrow: 1 },
  '& > :first-of-type': { flexBasis: '100%', maxWidth: 'none' },
} as const

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 12,
  // follows the user's text size: a chosen value is not cut
  '& > *': { flex: '0 1 12.5rem' },
  '& > :first-of-type': { flex: '1 1 15rem', maxWidth: '22.5rem' },
  // when the search and two or three filters do not fit on one line, the search gets its own line and the filters share
  // another
  '@container (max-width: 41.5rem)': { '&:has(> :nth-child(3))': IN_TWO_LINES },
  '@container (max-width: 54.75rem)': { '&:has(> :nth-child(4))': IN_TWO_LINES },
})

/** The search takes the width that the button leaves. With large text the button moves below it. */
const NarrowControls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: 8,
  '& > :not(button)': { flex: '999 1 9rem' },
  // when it is below the search, the button fills its line
  '& > button': { flexGrow: 1 },
})

export function FiltersBar({ search, children, active, onClear, found }: FiltersBarProps) {
  const narrow = useNarrowerThan('sm')
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  return (
    <Stack spacing={1.5} ref={bar}>
      {narrow ? (
        <NarrowControls>
          {search}
          {children && (
            <Button variant="outlined" color="neutral" startIcon={<FilterIcon />} onClick={() => setOpen(true)}>
              {active.length > 0 ? (
                <FormattedMessage id="data.filters.active" values={{ count: active.length }} />
              ) : (
                <FormattedMessage id="data.filters" />
              )}
            </Button>
          )}
          <Drawer
            open={open}
            anchor="bottom"
            title={<FormattedMessage id="data.filters" />}
            onClose={close}
            actions={
              <Button fullWidth onClick={close}>
                <FormattedMessage id="data.filters.apply" />
              </Button>
            }
          >
            <Stack spacing={2}>{children}</Stack>
          </Drawer>
        </NarrowControls>
      ) : (
        <Room>
          <Controls>
            {search}
            {children}
          </Controls>
        </Room>
      )}
      <FilterChips
        filters={active}
        onClear={onClear}
        found={found}
        control={() => bar.current?.querySelector<HTMLElement>('input:not([aria-hidden]), [role="combobox"], button')}
      />
    </Stack>
  )
}
