import { useMemo, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { FilterIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { Drawer } from '~/design/layers/layers'
import { Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { WidthContainer } from '~/design/layout/Grid'
import { VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'

import { ListFilters, useFiltersInSheet, type ActiveFilter } from './FilterField'

type FiltersBarProps = {
  search?: ReactNode
  /** The filter controls, each in a `FilterField`. On a narrow screen they open in a sheet, by a button beside the search. */
  children?: ReactNode
  /** Tools for the whole list, at the end of the line. */
  tools: ReactNode
  active: readonly ActiveFilter[]
  onClear: () => void
  /** Number of results, once known. Every change is announced. */
  found?: number | undefined
}

/** As high without a filter as with one, so that a first filter does not move the list. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  '&&[data-search] > :first-child': { flex: '999 1 8rem', maxWidth: '20rem' },
  '& > [data-tools], & > [data-clear]': { flexShrink: 0 },
  '& > [data-tools]': { marginInlineStart: 'auto' },
  // each filter has a button that removes it
  '@container (max-width: 60rem)': { '& > [data-clear]': { display: 'none' } },
  '&& > :first-child:has(> input)': { minHeight: 36, [touch]: { minHeight: 44 } },
  '& > :first-child > input': { paddingBlock: 7 },
  '& > [data-tools]:has([role="alert"])': { flexBasis: '100%' },
  // room for its words: the third filter stands beside the tools
  '@container (max-width: 50rem)': {
    '&&[data-search]:has(> [data-set] ~ [data-set] ~ [data-set]) > :first-child': {
      flexBasis: '14rem',
      maxWidth: 'none',
    },
  },
  // with large text
  '@container (max-width: 40rem)': {
    '&&[data-search] > :first-child': { flexBasis: '100%', maxWidth: 'none' },
    // they share the lines that their values need
    '& > [data-set]': { flex: '1 1 0', minWidth: 'fit-content' },
  },
  // on one line: the longest filters are clipped; with less room, the tools may stand below
  '@container (min-width: 60rem)': { '&:not(:has([role="alert"]))': { flexWrap: 'nowrap' } },
})

/** The search takes the width that the buttons leave. */
const NarrowLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '&[data-search] > :first-child': { flex: '999 1 8rem' },
  '&:not([data-search])': { justifyContent: 'space-between' },
  '& > [data-tools]:has([role="alert"])': { flexBasis: '100%' },
})

/**
 * At the end of the line: what it says does not move the filters. The filters get its room. All rows of a list are no
 * result of a search.
 */
const Found = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  flexGrow: 1,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '@container (max-width: 50rem)': { '& > span': { display: 'none' } },
  '[data-line]:has(input:placeholder-shown):not(:has([data-clear])) & > span': { visibility: 'hidden' },
}))

/** One line above a list: search, filters, number of results and tools. */
export function FiltersBar({ search, children, tools, active, onClear, found }: FiltersBarProps) {
  const intl = useIntl()
  const inSheet = useFiltersInSheet()
  const [open, setOpen] = useState(false)
  const [announced, setAnnounced] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  const results = found === undefined ? undefined : intl.formatMessage({ id: 'lists.results' }, { count: found })
  const said = <VisuallyHidden role="status">{[announced, results].filter(Boolean).join('. ')}</VisuallyHidden>

  const shown = useMemo(() => ({ active, onSay: setAnnounced }), [active])

  function clear({ currentTarget }: MouseEvent) {
    passFocusOn(currentTarget, () =>
      (sheet.current ?? bar.current)?.querySelector<HTMLElement>('input:not([aria-hidden]), [role="combobox"]'),
    )
    setAnnounced(intl.formatMessage({ id: 'lists.filters.cleared' }))
    onClear()
  }

  const clearing = active.length > 0 && (
    <Button size="small" variant="text" data-clear onClick={clear}>
      <FormattedMessage id="lists.filters.clear" />
    </Button>
  )

  return (
    <div ref={bar} data-bar>
      <ListFilters value={shown}>
        <WidthContainer data-line>
          {inSheet ? (
            <NarrowLine data-search={search ? true : undefined}>
              {search}
              {children && (
                <IconButton
                  label={
                    active.length > 0
                      ? intl.formatMessage({ id: 'lists.filters.active' }, { count: active.length })
                      : intl.formatMessage({ id: 'lists.filters' })
                  }
                  {...(active.length > 0 && { color: 'primary' })}
                  onClick={() => setOpen(true)}
                >
                  <FilterIcon />
                </IconButton>
              )}
              <Drawer
                open={open}
                anchor="bottom"
                title={<FormattedMessage id="lists.filters" />}
                onClose={close}
                actions={
                  <Button fullWidth onClick={close}>
                    <FormattedMessage id="lists.filters.apply" />
                  </Button>
                }
              >
                <Stack spacing={2} ref={sheet}>
                  {children}
                  {clearing}
                  {said}
                </Stack>
              </Drawer>
              <div data-tools>{tools}</div>
            </NarrowLine>
          ) : (
            <Line data-search={search ? true : undefined}>
              {search}
              {children}
              {clearing}
              <Found aria-hidden>
                <span>{results}</span>
              </Found>
              <div data-tools>{tools}</div>
            </Line>
          )}
        </WidthContainer>
      </ListFilters>
      {!open && said}
    </div>
  )
}
