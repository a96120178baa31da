import { Spinner } from '~/design/feedback/Spinner'
import { Box, Row } from '~/design/layout/Flex'
import { LOADING_INTERFACE } from '~/i18n/interface-loading'

/** Shown while the language configuration loads. In English: no texts are loaded yet. */
export function InterfaceLoadingScreen() {
  return (
    <Box component="main" lang="en" sx={FULL_SCREEN}>
      <Row as="output" align="center" gap={1.5}>
        <Spinner />
        <span>{LOADING_INTERFACE}</span>
      </Row>
    </Box>
  )
}

const FULL_SCREEN = {
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: 2,
  color: 'text.secondary',
  backgroundColor: 'background.default',
} as const
