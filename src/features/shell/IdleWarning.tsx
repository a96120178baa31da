import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { Dialog } from '~/design/layers/Dialog'
import { Typography } from '~/design/layout/Flex'
import { VisuallyHidden } from '~/design/layout/Text'

import type { IdleWatch } from './idle-watch'

type IdleWarningProps = {
  watch: IdleWatch
  /** From now on only an answer counts as activity. @returns ends this mode */
  onAsk: () => () => void
  onStay: () => void
  onSignOut: () => void
}

/** `4:05`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Shown five minutes before the idle limit (SES-46). */
export function IdleWarning({ watch, onAsk, onStay, onSignOut }: IdleWarningProps) {
  const intl = useIntl()
  const seconds = useSyncExternalStore(watch.subscribe, watch.get)
  // keeps the last number during the closing animation
  const [shown, setShown] = useState(0)
  if (seconds !== null && seconds !== shown) setShown(seconds)
  const open = seconds !== null
  const ask = useEffectEvent(onAsk)
  // the activity mode is outside React
  useEffect(() => (open ? ask() : undefined), [open])
  const stay = () => {
    onStay()
    watch.check()
  }
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={intl.formatMessage({ id: 'frame.idle.title' })}
      onClose={stay}
      actions={
        <>
          <Button variant="outlined" color="neutral" onClick={onSignOut}>
            <FormattedMessage id="frame.idle.signOut" />
          </Button>
          <Button autoFocus onClick={stay}>
            <FormattedMessage id="frame.idle.stay" />
          </Button>
        </>
      }
    >
      <Typography>
        <FormattedMessage id="frame.idle.body" />
      </Typography>
      {/* only the visible text counts seconds; screen readers hear minutes */}
      <Typography aria-hidden sx={{ mt: 2, typography: 'h2', fontVariantNumeric: 'tabular-nums' }}>
        <FormattedMessage id="frame.idle.countdown" values={{ remaining: clock(shown) }} />
      </Typography>
      <VisuallyHidden role="status">
        <FormattedMessage id="frame.idle.minutes" values={{ minutes: Math.ceil(shown / 60) }} />
      </VisuallyHidden>
    </Dialog>
  )
}
