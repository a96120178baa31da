import { useState } from 'react'
import { useIntl } from 'react-intl'

import { useFiltersInSheet } from '~/design/data/FilterField'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { SendIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { IconButton } from '~/design/inputs/IconButton'
import { withLayerBoundary } from '~/design/layers/LayerBoundary'
import { useEverOpen } from '~/design/layers/layers'
import { loadOnce } from '~/platform/async'

import type { InvitationRow } from './invitation-rows'

const script = loadOnce(async () => (await import('./ResendAllDialog')).ResendAllDialog)
const Dialog = withLayerBoundary(lazyComponent(script))

const preload = () => void script.preload()

/** Resends the pending invitations of the filter. One alone has its own button. */
export function ResendAll({ rows }: { rows: readonly InvitationRow[] }) {
  const [open, setOpen] = useState(false)
  const everOpen = useEverOpen(open)
  const pending = rows.filter(({ id, status }) => id !== undefined && status === 'pending')
  const label = useIntl().formatMessage({ id: 'invitations.resendAll' }, { count: pending.length })
  const asIcon = useFiltersInSheet()
  const button = { onPointerEnter: preload, onFocus: preload, onClick: () => setOpen(true) }
  const opener = asIcon ? (
    <IconButton label={label} title={label} {...button}>
      <SendIcon />
    </IconButton>
  ) : (
    <Button variant="outlined" color="neutral" startIcon={<SendIcon />} {...button}>
      {label}
    </Button>
  )
  return (
    <>
      {(pending.length > 1 || open) && opener}
      {everOpen && <Dialog open={open} rows={pending} onClose={() => setOpen(false)} />}
    </>
  )
}
