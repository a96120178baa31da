import { styled } from '@mui/material/styles'
import { useIntl } from 'react-intl'

import { ToastCard } from './ToastCard'
import { shownToasts, useToasts } from './toasts'

const Root = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.vars.zIndex.snackbar,
  insetInlineStart: 'max(16px, env(safe-area-inset-left))',
  insetBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 'min(400px, 100vw - 32px)',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
}))

/** Once in the app. Bottom left, the newest last. */
export function ToastViewport() {
  const intl = useIntl()
  const toasts = shownToasts(useToasts())
  return (
    <Root aria-label={intl.formatMessage({ id: 'common.toast.region' })}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Root>
  )
}
