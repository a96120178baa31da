import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'

import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { passFocusOn } from '~/design/layout/focus'
import { TOP_BAR } from '~/design/layout/Page'
import { HIDDEN_LOOK } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { hiddenEdge, radius } from '~/design/theme/tokens'

/** px above and below the bar, which hide the rows there */
const MARGIN = 8

const Area = styled('div')({
  '&:has([data-below="false"] > [data-selection])': {
    '--table-top': `calc(${TOP_BAR + 2 * MARGIN}px + var(--selection-height, 40px))`,
    '& :is(a, button, input)': { scrollMarginTop: 'calc(var(--table-top) + 64px)' },
  },
  // each part of a page has an element of its own, in which the bar would stay
  '& [data-part]:has(> [data-selection-slot])': { display: 'contents' },
})

/**
 * A list with its `SelectionBar`, which follows the rows below the top bar. The header of the table stays below it, and
 * no control is hidden under both when the focus comes to it.
 */
export const SelectionArea = ({ children }: { children: ReactNode }) => <Area data-selection-area>{children}</Area>

/** Holds the bar. */
const SelectionSlot = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 3,
  top: TOP_BAR + MARGIN,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `${-MARGIN}px 0`,
    backgroundColor: theme.vars.palette.background.default,
  },
  '&[data-below="true"]': { top: 'auto', bottom: MARGIN },
  '&[data-in-card="true"]::before': { backgroundColor: theme.vars.palette.background.paper },
}))

/** Ref callback of the place: its area follows the height of the bar. */
function watchSelectionBar(slot: HTMLElement | null) {
  const area = slot?.closest<HTMLElement>('[data-selection-area]')
  // a test without a browser has no observer
  if (!slot || !area || typeof ResizeObserver === 'undefined') return undefined
  const watch = new ResizeObserver(() => area.style.setProperty('--selection-height', `${slot.offsetHeight}px`))
  watch.observe(slot)
  return () => watch.disconnect()
}

type SelectionBarProps = {
  /** The kind of items that are selected. */
  of: 'brands' | 'users'
  count: number
  /** Number of selected items that are not among the visible rows. */
  hidden?: number
  /** The largest possible selection. */
  most?: number
  /** The user tried to select more items than possible; the others were not selected. */
  full?: boolean
  /** The actions for the selected items. */
  children?: ReactNode
  /** The list is in a card. */
  inCard?: boolean
  /** The bar stands below the rows, where nothing above them makes room for it. */
  below?: boolean
  onClear: () => void
}

const Root = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  borderRadius: radius.control,
  '&[data-selected="true"]': { backgroundColor: theme.vars.palette.primary.soft, ...hiddenEdge },
  '&[data-selected="false"] [role="status"]': { fontWeight: 400, color: theme.vars.palette.text.secondary },
}))

/** As high as the toolbar above a list, which it replaces. */
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  minHeight: 36,
  padding: '2px 12px',
  '@container (max-width: 34rem)': { paddingBlock: 8 },
  '& .number': { display: 'none' },
  // a phone: the number replaces the words and shares its line with the actions, if there are any and no more to say
  '@container (max-width: 23rem)': {
    '&:has(.more) > :last-child:not(:only-child)': { flexBasis: '100%' },
    '&:not(:has(.more), :has(> :only-child))': {
      padding: '4px 4px 4px 12px',
      '& .words': HIDDEN_LOOK,
      '& .number': { display: 'block' },
    },
  },
})

/** The count and, beside it, the button that clears it. */
const Said = styled('div')({ display: 'flex', flex: '1 1 0', alignItems: 'center', gap: 4 })

const Count = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
})

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
})

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 400,
  '&.more': { flexBasis: '100%' },
}))

/** Above or below the rows of a `SelectionArea`, with what can be done with those that are selected. Its count is announced. */
export function SelectionBar(props: SelectionBarProps) {
  const { of, count, hidden = 0, most, full = false, children, inCard = false, below = false, onClear } = props
  const intl = useIntl()
  return (
    <SelectionSlot ref={watchSelectionBar} data-selection-slot data-in-card={inCard} data-below={below}>
      <Root data-selection data-selected={count > 0}>
        <Line>
          <Said>
            <Count role="status">
              <span className="words">
                <FormattedMessage id={`lists.selection.${of}`} values={{ count }} />
              </span>
              <span className="number" aria-hidden>
                {count > 0 && <FormattedNumber value={count} />}
              </span>
              {most !== undefined && (
                <Note className="words">
                  <FormattedMessage id="lists.selection.most" values={{ most }} />
                </Note>
              )}
              {hidden > 0 && (
                <Note className="more">
                  <FormattedMessage id="lists.selection.hidden" values={{ count: hidden }} />
                </Note>
              )}
              {full && (
                <Note className="more">
                  <FormattedMessage id="lists.selection.full" values={{ most: most ?? count }} />
                </Note>
              )}
            </Count>
            <IconButton
              // another button: one that is only hidden would keep the focus
              key={count > 0 ? 'shown' : 'hidden'}
              size="small"
              label={intl.formatMessage({ id: 'lists.selection.clear' })}
              // does not move: the table below must not move under the pointer
              style={count > 0 ? undefined : HIDDEN}
              onClick={(event) => {
                passFocusOn(event.currentTarget)
                onClear()
              }}
            >
              <CloseIcon />
            </IconButton>
          </Said>
          {children && <Actions>{children}</Actions>}
        </Line>
      </Root>
    </SelectionSlot>
  )
}

const HIDDEN = { visibility: 'hidden' } as const
