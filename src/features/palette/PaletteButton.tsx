import { useIntl } from 'react-intl'

import { Kbd } from '~/design/data/Kbd'
import { SearchIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box } from '~/design/layout/Flex'

type PaletteButtonProps = {
  onOpen: () => void
  /** The user is about to press the button: preload. */
  onNear: () => void
}

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')

/** Opens the palette. On a narrow screen the button is an icon. */
export function PaletteButton({ onOpen, onNear }: PaletteButtonProps) {
  const intl = useIntl()
  return (
    <Button
      size="small"
      variant="outlined"
      color="neutral"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      sx={{ flex: 'none', gap: 1, minWidth: 36, px: { xs: 1, md: 1.5 }, color: 'text.secondary', fontWeight: 400 }}
    >
      <SearchIcon size={18} />
      <Box component="span" sx={LABEL}>
        {intl.formatMessage({ id: 'frame.palette.open' })}
      </Box>
      <Box component="span" aria-hidden sx={{ display: { xs: 'none', md: 'inline' } }}>
        <Kbd>{isApple ? '⌘' : intl.formatMessage({ id: 'frame.key.control' })}</Kbd> <Kbd>K</Kbd>
      </Box>
    </Button>
  )
}

/** Still read by screen readers where it is not shown. */
const LABEL = {
  position: { xs: 'absolute', md: 'static' },
  width: { xs: 1, md: 'auto' },
  overflow: 'hidden',
  clipPath: { xs: 'inset(50%)', md: 'none' },
  whiteSpace: 'nowrap',
} as const
