import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { ErrorIcon } from '~/design/icons/first-icons'
import { CheckIcon, CopyIcon } from '~/design/icons/icons'
import { VisuallyHidden } from '~/design/layout/Text'

import { Button } from './Button'

type CopyButtonProps = {
  value: string
  /** What is copied; needed when several buttons stand together. */
  label?: string
}

const SHOWN_MS = 2_000
const outcomes = {
  copied: { id: 'common.copied', Icon: CheckIcon },
  failed: { id: 'common.copyFailed', Icon: ErrorIcon },
} as const

export function CopyButton({ value, label }: CopyButtonProps) {
  const intl = useIntl()
  const [outcome, setOutcome] = useState<keyof typeof outcomes>()

  // the timer lives outside React
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setOutcome('copied')
    } catch {
      // the browser blocks it, or the page has no HTTPS
      setOutcome('failed')
    }
  }
  const shown = outcome && outcomes[outcome]
  const Icon = shown?.Icon ?? CopyIcon
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="neutral"
        startIcon={<Icon />}
        {...(label && !shown && { 'aria-label': label })}
        onClick={() => void copy()}
      >
        {intl.formatMessage({ id: shown?.id ?? 'common.copy' })}
      </Button>
      <VisuallyHidden role="status">{shown && intl.formatMessage({ id: shown.id })}</VisuallyHidden>
    </>
  )
}
