import { FormattedMessage } from 'react-intl'

import { KpiTile } from '~/design/data/KpiTile'
import { Box } from '~/design/layout/layout'
import { Muted } from '~/design/layout/Muted'
import { useFormats } from '~/i18n/formats'
import type { PlainMessageId } from '~/i18n/messages'

type Figure = { label: PlainMessageId; value: number | undefined }

const isKnown = (figure: Figure): figure is { label: PlainMessageId; value: number } =>
  typeof figure.value === 'number' && Number.isFinite(figure.value) && figure.value >= 0

/** The figures that came, and no other (decision 6). */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const { number } = useFormats()
  const known = figures.filter(isKnown)
  if (known.length === 0)
    return (
      <Muted>
        <FormattedMessage id="analytics.none" />
      </Muted>
    )
  return (
    <Box sx={GRID}>
      {known.map(({ label, value }) => (
        <KpiTile key={label} label={<FormattedMessage id={label} />} value={number(value)} />
      ))}
    </Box>
  )
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
  gap: 2,
} as const
