import { useId, type ReactNode } from 'react'
import { FormattedNumber, useIntl } from 'react-intl'

import { Count } from '~/design/data/Count'
import { ErrorIcon, WarningIcon } from '~/design/icons/first-icons'
import { styled } from '~/design/theme/styled'
import { filledMark, hiddenEdge, radius } from '~/design/theme/tokens'
import { ABSENT } from '~/i18n/dates'

export type UsageLevel = 'success' | 'warning' | 'error'

/** Thresholds in percent. */
const AMBER_FROM = 75
const RED_FROM = 90

type Usage = {
  limit: number
  level: UsageLevel
  /** To be written: whole hundredths, rounded down, since 89.9 % is not red yet. Counts what is reserved. */
  share: number
  /** The same of what is used alone. */
  usedShare: number
  over: boolean
  /** The used share of the bar, in percent. */
  filled: number
  /** The reserved share of the bar, in percent. It follows the filled one. */
  alsoReserved: number
}

/** 29 of 100 are not 28.999… % */
const ALMOST = 1e-9

/** Not without one: missing, zero, negative or not a number (K50). */
export const hasLimit = (limit: number | null | undefined): limit is number =>
  Number.isFinite(limit) && Number(limit) > 0

const shareOf = (percent: number) => Math.floor(percent + ALMOST) / 100

/**
 * `undefined` without a valid limit, and for a usage that is not known.
 * @param reserved what is neither used nor free: it counts in level and share
 */
export function usageOf(used: number | null, limit: number | null | undefined, reserved = 0) {
  if (used === null || !hasLimit(limit) || !Number.isFinite(used)) return undefined
  const percentOf = (count: number) => (Math.max(0, count) / limit) * 100
  const percent = percentOf(used + reserved)
  const level: UsageLevel = percent >= RED_FROM ? 'error' : percent >= AMBER_FROM ? 'warning' : 'success'
  const filled = Math.min(100, percentOf(used))
  return {
    limit,
    level,
    share: shareOf(percent),
    usedShare: shareOf(percentOf(used)),
    over: used > limit,
    filled,
    alsoReserved: Math.min(100, percent) - filled,
  } satisfies Usage
}

type UsageBarProps = {
  label: string
  /** Null: not known. */
  used: number | null
  limit: number | null | undefined
  /** Not used but not free either: a lighter part of the bar, which counts in its colour. */
  reserved?: number
  /** Pending invitations, which stand in the place of `end`, so that nothing moves when they become known. */
  pending?: number | null | undefined
  /** Below the bar, at its two ends. */
  start?: ReactNode
  end?: ReactNode
}

const Head = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  marginBottom: 6,
}))

const Figures = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  // also when it is alone on a line
  marginLeft: 'auto',
  color: theme.vars.palette.text.secondary,
  '&[data-level="warning"]': { color: theme.vars.palette.warning.main },
  '&[data-level="error"]': { color: theme.vars.palette.error.main },
}))

const Track = styled('div')(({ theme }) => ({
  display: 'flex',
  height: 6,
  overflow: 'hidden',
  borderRadius: radius.badge,
  backgroundColor: theme.vars.palette.background.subtle,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  ...hiddenEdge,
  color: theme.vars.palette.success.main,
  '&[data-level="warning"]': { color: theme.vars.palette.warning.bar },
  '&[data-level="error"]': { color: theme.vars.palette.error.main },
}))

const Notes = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 8,
  marginTop: 4,
  color: theme.vars.palette.text.secondary,
  '&:empty': { display: 'none' },
}))

const Fill = styled('div')({
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: 'currentColor',
  '&[data-reserved]': { opacity: 0.4 },
  ...filledMark,
})

/** Green, amber from 75 %, red from 90 %. Without a limit, or a known usage, there is a dash and no bar. */
export function UsageBar({ label, used, limit, reserved = 0, pending, start, end }: UsageBarProps) {
  const intl = useIntl()
  const id = useId()
  const usage = usageOf(used, limit, reserved)
  if (!usage || used === null)
    return (
      <Head>
        <span>{label}</span>
        <Figures>
          {hasLimit(limit) ? (
            <span>
              <Count value={null} /> {'/\u00A0'}
              <FormattedNumber value={limit} />
            </span>
          ) : (
            <span>{ABSENT}</span>
          )}
        </Figures>
      </Head>
    )
  const { level, filled, alsoReserved } = usage
  const share = intl.formatNumber(usage.usedShare, { style: 'percent', maximumFractionDigits: 0 })
  const figures = intl.formatMessage({ id: 'data.usage' }, { used, limit: usage.limit })
  const waiting = pending ? intl.formatMessage({ id: 'data.usage.pending' }, { count: pending }) : ''
  return (
    <div>
      <Head>
        <span id={id}>{label}</span>
        <Figures data-level={level}>
          {level === 'warning' && <WarningIcon size={14} />}
          {level === 'error' && <ErrorIcon size={14} />}
          <span>{`${intl.formatNumber(used)} /\u00A0${intl.formatNumber(usage.limit)}`}</span>
        </Figures>
      </Head>
      <Track
        data-level={level}
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, Math.round(usage.share * 100))}
        aria-valuetext={[`${figures} (${share})`, waiting].filter(Boolean).join(', ')}
      >
        <Fill style={{ width: `${filled}%` }} />
        {alsoReserved > 0 && <Fill data-reserved style={{ width: `${alsoReserved}%` }} />}
      </Track>
      <Notes>
        {start && <span>{start}</span>}
        {waiting ? <span>{waiting}</span> : end && <span key="end">{end}</span>}
      </Notes>
    </div>
  )
}
