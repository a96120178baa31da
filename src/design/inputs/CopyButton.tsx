import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

import { CheckIcon, CopyIcon } from '~/design/icons/icons'
import { VisuallyHidden } from '~/design/layout/Text'

import { IconButton } from './Button'

/** How long the button says that the text was copied. */
const SAID_MS = 2000

/**
 * Copies a text, such as an address, and says so. A browser that refuses is told, too.
 * @param name what the button calls a long text
 */
export function CopyButton({ text, name = text }: { text: string; name?: string }) {
  const intl = useIntl()
  const [state, setState] = useState<{ outcome: 'copied' | 'failed' }>()
  useEffect(() => {
    if (!state) return undefined
    const timer = setTimeout(() => setState(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setState({ outcome: 'copied' })
    } catch {
      // the browser refuses, or has no clipboard for pages without https
      setState({ outcome: 'failed' })
    }
  }

  return (
    <>
      <IconButton
        size="small"
        label={intl.formatMessage({ id: 'lists.copy' }, { text: name })}
        title={intl.formatMessage({ id: state ? `lists.copy.${state.outcome}` : 'lists.copy.short' })}
        onClick={() => void copy()}
      >
        {state?.outcome === 'copied' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
      </IconButton>
      <VisuallyHidden role="status">
        {state && intl.formatMessage({ id: `lists.copy.${state.outcome}` })}
      </VisuallyHidden>
    </>
  )
}
