import { FormattedMessage } from 'react-intl'

import { Box } from '~/design/layout/Flex'
import { Columns } from '~/design/layout/Grid'
import { Muted, Strong } from '~/design/layout/Text'
import { useNow } from '~/features/shared/use-now'
import { useFormats } from '~/i18n/formats'

import type { AccessMode } from './access-change'

/** The mode, the number of selected items, and today's date (ACC-04). */
export function AccessTiles({ mode, chosen }: { mode: AccessMode; chosen: number | undefined }) {
  const { date } = useFormats()
  const now = useNow()
  const selection = chosen === undefined ? ('none' as const) : mode
  const tiles = {
    mode: <FormattedMessage id={`access.mode.${mode}`} />,
    selection:
      selection === 'none' ? (
        <FormattedMessage id="access.tile.selection.none" />
      ) : (
        <FormattedMessage id={`access.tile.selection.${selection}`} values={{ id: String(chosen) }} />
      ),
    today: date(now),
  }
  return (
    <Columns as="dl" count={3} gap={1.5}>
      {(['mode', 'selection', 'today'] as const).map((tile) => (
        <Box key={tile} sx={TILE}>
          <Muted as="dt" size="caption">
            <FormattedMessage id={`access.tile.${tile}`} />
          </Muted>
          <Box component="dd" sx={{ m: 0 }}>
            <Strong as="span" weight="medium">
              {tiles[tile]}
            </Strong>
          </Box>
        </Box>
      ))}
    </Columns>
  )
}

const TILE = { px: 2, py: 1.5, borderRadius: '8px', backgroundColor: 'background.subtle', minWidth: 0 } as const
