import { createContext, useContext, useRef, type ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { passFocusOn } from '~/design/layout/focus'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { styled } from '~/design/theme/styled'
import { radius, touch } from '~/design/theme/tokens'

export type ActiveFilter = { id: string; label: string; onRemove: () => void }

type FilterFieldProps = {
  /** The id of the active filter that the control sets. */
  of: string
  /** A `Select`, a `Combobox`, or the text of a filter that the list does not offer. */
  children: ReactNode
}

/** The box of the control. */
const BOX = '& :has(> input), & :has(> [role="combobox"])'

/** Without it, a `Select` or `Combobox` has its label above it, as in the sheet of a phone. */
const Outline = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 36,
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  [touch]: { minHeight: 44 },
  '&[data-set="true"]': {
    // its value is never hidden by the button; a long one is clipped
    flexShrink: 0,
    maxWidth: '17rem',
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '&:has(input:focus, [role="combobox"]:focus, [aria-expanded="true"])': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
  },
  '& > :first-child': { flexDirection: 'row', alignItems: 'center' },
  '& > :first-child > :first-child': {
    flexShrink: 0,
    margin: 0,
    paddingInlineStart: 12,
    fontWeight: 400,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  [BOX]: {
    flexGrow: 1,
    minHeight: 34,
    minWidth: 0,
    border: 0,
    outline: '0 !important',
    background: 'none',
    // over the border, as high as what a finger needs
    [touch]: { minHeight: 44, marginBlock: -1 },
  },
  '& :is(input, [role="combobox"])': { padding: '7px 8px', fontWeight: 550, [touch]: { paddingBlock: 10 } },
  '& [role="combobox"]:not(input)': { paddingInlineEnd: 'calc(18px + 1.125rem)' },
  // as wide as most names
  '& :has(> input)': { width: '10rem', minWidth: '7rem' },
  '&[data-set="true"] [role="combobox"]:not(input)': { paddingInlineEnd: 4 },
  // the button that removes the filter stands in its place
  '&[data-set="true"] [role="combobox"]:not(input) + .icon': { display: 'none' },
  '& > :first-child:not(:has(*))': {
    paddingInlineStart: 12,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: 550,
  },
  '& > button': { marginBlock: -1, width: 32, height: 32 },
}))

/** Whether the filters of a list stand in a sheet, which a button opens. */
export const useFiltersInSheet = () => useNarrowerThan('sm')

type ListFilters = {
  active: readonly ActiveFilter[]
  /** Says aloud what was removed. */
  onSay: (what: string) => void
}

/** The filters of the list around a control. */
export const ListFilters = createContext<ListFilters>({ active: [], onSay: () => {} })

const controlIn = (container: Element | null) => container?.querySelector<HTMLElement>('input, [role="combobox"]')

/** One filter of a `FiltersBar`: a chip in its line, a field with its label in its sheet. */
export const FilterField = (props: FilterFieldProps) =>
  useFiltersInSheet() ? props.children : <FilterChip {...props} />

/** Name, value and, once the filter is set, the button that removes it, in one frame. */
function FilterChip({ of, children }: FilterFieldProps) {
  const intl = useIntl()
  const chip = useRef<HTMLDivElement>(null)
  const { active, onSay } = useContext(ListFilters)
  const filter = active.find(({ id }) => id === of)
  return (
    <Outline ref={chip} data-set={filter !== undefined}>
      {children}
      {filter && (
        <IconButton
          size="small"
          label={intl.formatMessage({ id: 'lists.filters.remove' }, { name: filter.label })}
          onClick={({ currentTarget }) => {
            passFocusOn(currentTarget, () => controlIn(chip.current) ?? controlIn(currentTarget.closest('[data-bar]')))
            onSay(intl.formatMessage({ id: 'lists.filters.removed' }, { name: filter.label }))
            filter.onRemove()
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </Outline>
  )
}

/** Buttons for a whole list, at the end of the line of its filters. */
export const ToolLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  // no higher than the filters
  '& button': { marginBlock: -2 },
  '& [data-variant="outlined"]': { minHeight: 36, paddingBlock: 6 },
})
