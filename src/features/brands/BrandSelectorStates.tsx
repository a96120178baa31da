import type { MouseEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { PlusIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box, Grow } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/pass-focus'
import { Muted } from '~/design/layout/Text'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { useCompact } from '~/features/shared/compact-sidebar'
import { SlotFailure } from '~/features/shared/failures/SlotFailure'

import { BrandFace, FaceRow } from './BrandFace'
import type { BrandChoice } from './use-brand-choice'

export function BrandSelectorLoading() {
  const compact = useCompact()
  return (
    <Loading>
      <FaceRow>
        <Box
          sx={{ flex: 'none', width: '2rem', height: '2rem', borderRadius: 1, backgroundColor: 'background.subtle' }}
        />
        {!compact && (
          <Grow>
            <SkeletonText lines={2} />
          </Grow>
        )}
      </FaceRow>
    </Loading>
  )
}

type FailedProps = Omit<Extract<BrandChoice, { status: 'failed' }>, 'status'> & {
  company: string
  /** The page shows the error. Not visible below the sheet that holds the navigation in a narrow window. */
  told: boolean
}

/** The selection stays when the list fails (C206). */
export function BrandSelectorFailed({ failure, retrying, onRetry, company, told }: FailedProps) {
  const intl = useIntl()
  const besidePage = !useNarrowerThan('md')
  if (told && besidePage)
    return (
      <FaceRow>
        <BrandFace none name={company || intl.formatMessage({ id: 'brands.selector.choose' })} company={company} />
      </FaceRow>
    )
  const tryAgain = ({ currentTarget }: MouseEvent) => {
    // the loaded selector will replace this failure
    const place = currentTarget.closest('[data-brand-selector]')?.parentElement
    passFocusOn(currentTarget, () => place?.querySelector('button'))
    onRetry()
  }
  return (
    <Box data-brand-selector>
      <SlotFailure
        role="status"
        failure={intl.formatMessage({ id: failure })}
        retry={intl.formatMessage({ id: 'common.retry' })}
        retrying={retrying}
        onRetry={tryAgain}
      />
    </Box>
  )
}

type EmptyProps = { company: string; onCreate: (() => void) | undefined }

/** Says what to do, or who can help. */
export function BrandSelectorEmpty({ company, onCreate }: EmptyProps) {
  const compact = useCompact()
  const intl = useIntl()
  return (
    <>
      <FaceRow>
        <BrandFace none name={intl.formatMessage({ id: 'brands.selector.none' })} company={company} />
      </FaceRow>
      {!compact && (
        <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1, px: '6px', pb: 0.5 }}>
          <Muted as="p" size="small">
            <FormattedMessage id={onCreate ? 'brands.selector.empty.admin' : 'brands.selector.empty.member'} />
          </Muted>
          {onCreate && (
            <Button size="small" variant="outlined" color="neutral" startIcon={<PlusIcon />} onClick={onCreate}>
              <FormattedMessage id="brands.selector.create" />
            </Button>
          )}
        </Box>
      )}
    </>
  )
}
