import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { ErrorPage } from '~/design/feedback/ErrorPage'
import { ErrorIcon } from '~/design/icons/first-icons'
import { SubmitButton } from '~/design/inputs/SubmitButton'
import { reloadServedPage } from '~/features/shared/reload-page'

import { LOSS_TEXTS, useLoss, type LossOptions } from './use-loss'

type LostFileScreenProps = Omit<LossOptions, 'reloads'> & {
  /** Shown until the cause is known. */
  waiting?: ReactNode
}

/**
 * Replaces a page whose scripts or texts did not load (GRD-13). The page appears by itself when they come.
 */
export function LostFileScreen({ waiting, ...options }: LostFileScreenProps) {
  const { loss, busy, lookAgain } = useLoss({ ...options, reloads: true })
  if (!loss) return waiting
  const { title, body } = LOSS_TEXTS[loss]
  const reload = async () => {
    if (!(await reloadServedPage())) lookAgain()
  }
  return (
    <div role="alert">
      <ErrorPage
        icon={<ErrorIcon />}
        title={<FormattedMessage id={title} />}
        actions={
          loss === 'gone' ? (
            <SubmitButton type="button" busy={busy} onClick={() => void reload()}>
              <FormattedMessage id="common.reload" />
            </SubmitButton>
          ) : (
            <SubmitButton type="button" busy={busy} onClick={lookAgain}>
              <FormattedMessage id="common.retry" />
            </SubmitButton>
          )
        }
      >
        <FormattedMessage id={body} />
      </ErrorPage>
    </div>
  )
}
