import { useRef, useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { FilterIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Drawer } from '~/design/layers/Drawer'
import { Stack } from '~/design/layout/Flex'
import { VisuallyHidden } from '~/design/layout/Text'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { WidthContainer } from '~/design/layout/width-container'
import { styled } from '~/design/theme/styled'

import { FilterChips, type ActiveFilter } from './FilterChips'

type FiltersBarProps = {
  search?: ReactNode
  /** The filter controls. On a narrow screen they open in a sheet, by a button beside the search. */
  children?: ReactNode
  /** Tools for the whole list. They share a line with the active filters, so that a first filter does not move the list. */
  tools: ReactNode
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

/** As high without a filter as with one. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  '& > ul': { flex: '1 1 auto', minWidth: 0 },
  '& > :last-child': { marginInlineStart: 'auto' },
  '& > :only-child': { flexGrow: 1 },
  '& > :has([role="alert"])': { flexBasis: '100%' },
  // without their icons, the tools leave room for two filters, and in a wide bar for three
  '@container (max-width: 54.75rem)': {
    '& .MuiButton-startIcon': { display: 'none' },
    '& > ul > :last-child > button': { paddingInline: 4 },
  },
  '& > ul:has(> :nth-child(4)) + * .MuiButton-startIcon': { display: 'none' },
  // on one line; the longest filters are clipped first, and their titles show them in full
  '@container (min-width: 44rem)': {
    '& > ul': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(auto, max-content)',
      flexBasis: 0,
      '& > :not(:last-child)': { minWidth: 0 },
    },
  },
})

export function FiltersBar({ search, children, tools, active, onClear, found }: FiltersBarProps) {
  const intl = useIntl()
  const narrow = useNarrowerThan('sm')
  const [open, setOpen] = useState(false)
  const [act, setAct] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  const results = found === undefined ? undefined : intl.formatMessage({ id: 'data.results' }, { count: found })
  const said = <VisuallyHidden role="status">{[act, results].filter(Boolean).join('. ')}</VisuallyHidden>

  const chips = (
    <FilterChips
      filters={active}
      onClear={onClear}
      onSay={setAct}
      control={() =>
        (sheet.current ?? bar.current)?.querySelector<HTMLElement>(
          'input:not([aria-hidden]), [role="combobox"], button',
        )
      }
    />
  )

  return (
    <Stack spacing={2} ref={bar}>
      {narrow ? (
        <NarrowControls>
          {search}
          {children && (
            <Button
              variant="outlined"
              color={active.length > 0 ? 'primary' : 'neutral'}
              startIcon={<FilterIcon />}
              onClick={() => setOpen(true)}
            >
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
            <Stack spacing={2} ref={sheet}>
              {children}
              {chips}
              {said}
            </Stack>
          </Drawer>
        </NarrowControls>
      ) : (
        <WidthContainer>
          <Controls>
            {search}
            {children}
          </Controls>
        </WidthContainer>
      )}
      {!open && said}
      <WidthContainer data-line>
        <Line>
          {!narrow && chips}
          {tools}
        </Line>
      </WidthContainer>
    </Stack>
  )
}
