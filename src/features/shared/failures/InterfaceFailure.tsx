import type { ReactNode } from 'react'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { ErrorIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { Box } from '~/design/layout/Flex'
import { reloadPage } from '~/features/shared/reload-page'
import { INTERFACE_LOADING_ERROR, INTERFACE_LOADING_HELP, REFRESH_PAGE } from '~/i18n/interface-loading'
import { TextElement } from '~/i18n/intl'

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
