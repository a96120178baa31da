import type { ReactNode } from 'react'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { Spinner } from '~/design/feedback/Spinner'
import { ErrorIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { Box, Row } from '~/design/layout/Flex'
import { TextElement } from '~/i18n/intl'
import { LOADING_INTERFACE, INTERFACE_LOADING_ERROR, INTERFACE_LOADING_HELP, REFRESH_PAGE } from '~/i18n/messages'
import { reloadPage } from '~/platform/chunk-error'

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

type InterfaceFailureProps = {
  /** The cause, in the user's language. */
  children?: ReactNode
  onReload: () => void
}

/** In English in every language. Needs neither texts nor router: either may have failed. */
export function InterfaceFailure({ children, onReload }: InterfaceFailureProps) {
  return (
    <div role="alert" lang="en">
      <ErrorPage
        icon={<ErrorIcon />}
        title={INTERFACE_LOADING_ERROR}
        actions={<Button onClick={onReload}>{REFRESH_PAGE}</Button>}
      >
        <TextElement>{INTERFACE_LOADING_HELP}</TextElement>
        {children}
      </ErrorPage>
    </div>
  )
}

type InterfaceLoadingErrorScreenProps = Partial<InterfaceFailureProps>

/** Replaces the whole app when it cannot start. */
export function InterfaceLoadingErrorScreen({ onReload = reloadPage, children }: InterfaceLoadingErrorScreenProps) {
  return (
    <Box component="main" sx={{ display: 'grid', alignContent: 'center', minHeight: '100dvh' }}>
      <InterfaceFailure onReload={onReload}>{children}</InterfaceFailure>
    </Box>
  )
}
