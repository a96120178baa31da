import { useEffect, useEffectEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { Button } from '~/design/inputs/Button'
import { Dialog } from '~/design/layers/layers'
import { Typography } from '~/design/layout/Flex'
import { VisuallyHidden } from '~/design/layout/Text'
import { type Clock, MINUTE_MS } from '~/platform/clock'

/** How long before the idle limit the countdown is shown (decision 25). */
const WARN_MS = 5 * MINUTE_MS

type IdlePorts = {
  /** Milliseconds until the idle limit; activity in any tab resets it. */
  idleMs: () => number
  clock: Pick<Clock, 'after'>
  /** The page became visible again: timers do not run during sleep. @returns unsubscribes */
  onShown: (listener: () => void) => () => void
}

/** Seconds left once the limit is near, else null. */
type IdleState = number | null

/** The countdown. It runs between `start` and its end, and every second only near the limit. */
export function createIdleWatch({ idleMs, clock, onShown }: IdlePorts) {
  const store = createStore<IdleState>()(() => null)
  let stopTimer: (() => void) | undefined

  function tick() {
    stopTimer?.()
    const left = idleMs()
    const near = left > 0 && left <= WARN_MS
    store.setState(near ? Math.ceil(left / 1000) : null, true)
    const wait = near ? left % 1000 || 1000 : Math.max(1000, left - WARN_MS)
    stopTimer = clock.after(wait, tick)
  }

  return {
    store,
    /** Checks at once, after the user chose to stay. */
    check: tick,
    /** @returns ends the countdown */
    start: () => {
      const stopShown = onShown(tick)
      tick()
      return () => {
        stopTimer?.()
        stopShown()
      }
    },
  }
}

type IdleWatch = ReturnType<typeof createIdleWatch>

type IdleWarningProps = {
  watch: IdleWatch
  /** From now on only an answer counts as activity. @returns ends this mode */
  onAsk: () => () => void
  onStay: () => void
  onSignOut: () => void
}

/** `4:05`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Shown five minutes before the idle limit. */
export function IdleWarning({ watch, onAsk, onStay, onSignOut }: IdleWarningProps) {
  const intl = useIntl()
  const seconds = useStore(watch.store)
  useEffect(() => watch.start(), [watch])
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
