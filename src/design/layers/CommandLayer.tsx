import MuiDialog from '@mui/material/Dialog'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { useNarrowerThan } from '~/design/layout/use-breakpoint'
import { styled } from '~/design/theme/styled'

import { useMessagePlace } from './message-place'
import { useEverOpen } from './use-ever-open'

type CommandLayerProps = {
  open: boolean
  onClose: () => void
  /** Announced when the layer opens. */
  label: string
  children: ReactNode
}

/** On a phone the layer covers the page: there is nothing beside it to press. */
const Head = styled('div')({ display: 'flex', justifyContent: 'flex-end', padding: '8px 8px 0' })

/** A field with its list, over the upper part of the page. On a phone it covers the whole page. */
export function CommandLayer({ open, onClose, label, children }: CommandLayerProps) {
  const intl = useIntl()
  const needed = useEverOpen(open)
  const messages = useMessagePlace()
  const fullScreen = useNarrowerThan('sm')
  if (!needed) return null
  return (
    <MuiDialog
      open={open}
      onClose={onClose}
      fullScreen={fullScreen}
      fullWidth
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        // the layer has no title to name it
        paper: {
          'aria-label': label,
          'aria-labelledby': undefined,
          sx: { maxWidth: { sm: 640 }, ...(!fullScreen && { mt: '12vh' }) },
        },
        transition: messages.transition,
      }}
    >
      {fullScreen && (
        <Head>
          <IconButton size="small" label={intl.formatMessage({ id: 'common.dialog.close' })} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
      )}
      {children}
      {messages.place}
    </MuiDialog>
  )
}
