import { keyframes } from '@emotion/react'
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

import { CloseIcon } from '~/design/icons/icons'
import { Button, IconButton } from '~/design/inputs/Button'
import { itemAt, passFocusOn } from '~/design/layout/focus'
import { styled } from '~/design/theme/styled'
import { easing, motion, overlayShadow, radius } from '~/design/theme/tokens'

import { severityIcon, severityRole } from './Alert'
import { Reference } from './ErrorPage'
import { dismissToast, stays, timeOf, type Toast } from './toasts'

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  width: '100%',
  padding: '8px 8px 8px 16px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: overlayShadow,
  pointerEvents: 'auto',
  animation: `${rise} ${motion.menu}ms ${easing}`,
  '& > .icon': { marginTop: 7 },
  '&[data-severity="success"] > .icon': { color: theme.vars.palette.success.main },
  '&[data-severity="info"] > .icon': { color: theme.vars.palette.info.main },
  '&[data-severity="warning"] > .icon': { color: theme.vars.palette.warning.main },
  '&[data-severity="error"] > .icon': { color: theme.vars.palette.error.main },
}))

/** The element that had the focus before it moved to the toasts. Closing the last toast returns the focus to it. */
let cameFrom: HTMLElement | undefined

/** The padding of a small button that has only text, in px. */
const BUTTON_PADDING = 12

/** The action moves below a text that would have too little room beside it. Its words begin where the text does. */
const Body = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 12 + BUTTON_PADDING,
  flex: 1,
  minWidth: 0,
  '& > button': { marginInlineStart: -BUTTON_PADDING },
})
const Text = styled('div')({ flex: '1 1 11rem', minWidth: 0, padding: '6px 0', overflowWrap: 'anywhere' })
const Title = styled('div')({ fontWeight: 600 })
const Message = styled('div')(({ theme }) => ({ ...theme.typography.body2, color: theme.vars.palette.text.secondary }))

/** The toast's timer pauses on hover and focus. */
export function ToastCard({ toast }: { toast: Toast }) {
  const intl = useIntl()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const left = useRef(timeOf(toast))
  const { id, severity, title, message, reference, action } = toast
  const Icon = severityIcon[severity]
  const timed = !stays(toast) && !pointed && !focused

  // the timer lives outside React
  useEffect(() => {
    if (!timed) return
    // the clock of the device may be set meanwhile
    const started = performance.now()
    const timer = setTimeout(() => dismissToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [id, timed])

  const dismiss = ({ currentTarget }: MouseEvent) => {
    const card = currentTarget.closest('[data-severity]')
    const cards = card?.parentElement
    const index = card && cards ? [...cards.children].indexOf(card) : 0
    passFocusOn(
      currentTarget,
      () => itemAt(cards, '[data-severity] > button:last-of-type', index),
      () => cameFrom,
    )
    dismissToast(id)
  }

  const focusCame = ({ relatedTarget, currentTarget }: FocusEvent) => {
    setFocused(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.parentElement?.contains(relatedTarget))
      cameFrom = relatedTarget
  }

  return (
    <Root
      data-severity={severity}
      role={severityRole(severity)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={focusCame}
      onBlur={() => setFocused(false)}
    >
      <Icon size={18} />
      <Body>
        <Text>
          <Title>{title}</Title>
          {message && <Message>{message}</Message>}
          {reference && (
            <Message>
              <Reference>{reference}</Reference>
            </Message>
          )}
        </Text>
        {action && (
          <Button
            size="small"
            variant="text"
            onClick={(event) => {
              dismiss(event)
              action.onClick()
            }}
          >
            {action.label}
          </Button>
        )}
      </Body>
      <IconButton size="small" label={intl.formatMessage({ id: 'common.toast.close' })} onClick={dismiss}>
        <CloseIcon />
      </IconButton>
    </Root>
  )
}
