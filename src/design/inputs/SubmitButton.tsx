import type { MouseEvent, ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Spinner } from '~/design/feedback/Spinner'
import { VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { TextElement } from '~/i18n/intl'

import { Button, type ButtonProps } from './Button'

type SubmitButtonProps = ButtonProps & {
  busy?: boolean
  /** Label while busy. The button is as wide as the longer label. */
  busyLabel?: ReactNode
  /** The mutation is unconfirmed: the button checks it, and its labels say so. */
  verifies?: boolean
}

/** All labels share one grid cell, so the button keeps its width. */
const Labels = styled('span')({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  '& > *': { gridArea: '1 / 1' },
})

const Label = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  '&[data-shown="false"]': { visibility: 'hidden' },
  // without a busy label the name stays, hidden under the spinner
  '&[data-shown="veiled"]': { opacity: 0 },
})

const whenBusy = (event: MouseEvent) => event.preventDefault()

/**
 * Sends a form, and says what goes on until the answer. An action without a form is a `Button`. While busy it stays
 * focusable but neither submits nor clicks.
 */
export function SubmitButton({
  busy = false,
  verifies = false,
  busyLabel: ownBusyLabel,
  children,
  onClick,
  type = 'submit',
  ...props
}: SubmitButtonProps) {
  const intl = useIntl()
  const busyLabel = verifies ? <FormattedMessage id="common.verifying" /> : ownBusyLabel
  const shown = !busy ? 'true' : busyLabel ? 'false' : 'veiled'
  return (
    <>
      <Button
        {...props}
        type={type}
        aria-disabled={busy || undefined}
        data-busy={busy || undefined}
        onClick={busy ? whenBusy : onClick}
      >
        <Labels>
          <Label data-shown={shown}>{verifies ? <FormattedMessage id="common.verify" /> : children}</Label>
          {busyLabel ? (
            <Label data-shown={busy}>
              <Spinner />
              <TextElement>{busyLabel}</TextElement>
            </Label>
          ) : (
            busy && <Spinner />
          )}
        </Labels>
      </Button>
      <VisuallyHidden role="status">{busy && intl.formatMessage({ id: 'common.pending' })}</VisuallyHidden>
    </>
  )
}

type CancelButtonProps = { disabled?: boolean; onClick: () => void }

/** Closes a form or dialog without changes; the same everywhere. */
export const CancelButton = ({ disabled = false, onClick }: CancelButtonProps) => (
  <Button variant="outlined" color="neutral" disabled={disabled} onClick={onClick}>
    <FormattedMessage id="common.cancel" />
  </Button>
)
