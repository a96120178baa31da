import { memo, useId, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { useStableCallback } from '~/design/hooks/use-stable-callback'
import { ChevronDownIcon } from '~/design/icons/first-icons'
import { ChevronLeftIcon, ChevronRightIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/Button'
import { Control, FieldBox } from '~/design/inputs/Field'
import { styled } from '~/design/theme/styled'

const PAGE_SIZES: readonly number[] = [20, 50, 100]

type PaginationProps = {
  /** Needed when a page has two paginations. */
  label?: string
  /** Starts at 1. */
  page: number
  pageSize: number
  /** Rows on this page. */
  count: number
  /** Rows in total, if the server says so. */
  total?: number | undefined
  /** The server says that another page follows, whatever its total. */
  hasNext?: boolean
  onPage: (page: number) => void
  onPageSize?: (size: number) => void
}

const Root = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px 24px',
  fontVariantNumeric: 'tabular-nums',
}))
const Group = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 })

const SIZE = { '& select': { paddingInlineEnd: '36px' } } as const

/** The usual sizes and the current one, which may come from a URL. */
const sizesWith = (inUse: number) => [...new Set([...PAGE_SIZES, inUse])].toSorted((one, other) => one - other)

type PageState = Pick<PaginationProps, 'page' | 'pageSize' | 'count' | 'total' | 'hasNext'>

/** The server may use another page size. A page with a next one is full; a page with another row count is the last. */
function rowsBefore({ page, pageSize, count, total = 0, hasNext }: PageState): number {
  if (hasNext) return (page - 1) * count
  const last = page > 1 && count !== pageSize && total >= count
  return last ? total - count : (page - 1) * pageSize
}

/** Below a list: its pages, and how many rows each has. */
export function Pagination({
  label,
  page,
  pageSize,
  count,
  total: said,
  hasNext = false,
  onPage,
  onPageSize,
}: PaginationProps) {
  const intl = useIntl()
  const choose = useStableCallback((size: number) => onPageSize?.(size))
  // on a later page, a total that is not above the row count counts only that page
  const total = page > 1 && said !== undefined && said <= count ? undefined : said
  const before = rowsBefore({ page, pageSize, count, total, hasNext })
  const from = count === 0 ? 0 : before + 1
  const to = before + count
  const more = hasNext || (total !== undefined && to < total)
  return (
    <Root aria-label={label ?? intl.formatMessage({ id: 'lists.pagination' })}>
      {onPageSize && <PageSize value={pageSize} onChange={choose} />}
      <Group>
        <span aria-live="polite">
          {total === undefined ? (
            `${intl.formatNumber(from)}–${intl.formatNumber(to)}`
          ) : (
            <FormattedMessage id="lists.pagination.range" values={{ from, to, total }} />
          )}
        </span>
        <Step label={intl.formatMessage({ id: 'lists.pagination.previous' })} to={page > 1 && page - 1} onPage={onPage}>
          <ChevronLeftIcon />
        </Step>
        <Step label={intl.formatMessage({ id: 'lists.pagination.next' })} to={more && page + 1} onPage={onPage}>
          <ChevronRightIcon />
        </Step>
      </Group>
    </Root>
  )
}

type StepProps = Pick<PaginationProps, 'onPage'> & { label: string; to: number | false; children: ReactNode }

/** Without a page to go to it stays focusable: the step to the first or last page must not lose the focus. */
const Step = ({ label, to, onPage, children }: StepProps) => (
  <IconButton
    size="small"
    label={label}
    aria-disabled={to === false || undefined}
    onClick={() => to !== false && onPage(to)}
  >
    {children}
  </IconButton>
)

type PageSizeProps = { value: number; onChange: (size: number) => void }

/** Rendered again when one of its props changes, not with each page. */
const PageSize = memo(function PageSize({ value, onChange }: PageSizeProps) {
  const intl = useIntl()
  const id = useId()
  return (
    <Group>
      <label htmlFor={id}>
        <FormattedMessage id="lists.pagination.size" />
      </label>
      <FieldBox sx={SIZE}>
        <Control id={id} as="select" value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {sizesWith(value).map((size) => (
            <option key={size} value={size}>
              {intl.formatNumber(size)}
            </option>
          ))}
        </Control>
        <ChevronDownIcon size={18} />
      </FieldBox>
    </Group>
  )
})
