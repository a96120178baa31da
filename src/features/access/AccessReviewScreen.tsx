import { FormattedMessage } from 'react-intl'

import { ArrowLeftIcon, RefreshIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Stack } from '~/design/layout/layout'
import { Page } from '~/design/layout/Page'
import { Row } from '~/design/layout/Row'
import { AppLink } from '~/features/shared/AppLink'

import { ReviewContent } from './ReviewContent'
import { Progress, ReviewReading } from './ReviewReading'
import { useAccessReview } from './use-access-review'

/** Who reaches what, as a whole: to look through, to print and to take away. */
export function AccessReviewScreen() {
  const { review, running, progress, failure, read, readMissing, cancel } = useAccessReview()
  return (
    <Page
      title={<FormattedMessage id="access.review.title" />}
      description={<FormattedMessage id="access.review.intro" />}
      breadcrumb={
        <AppLink to="/settings" hash="marques" sx={BACK}>
          <ArrowLeftIcon size={16} />
          <FormattedMessage id="access.review.back" />
        </AppLink>
      }
      actions={
        review &&
        !running && (
          <Button variant="outlined" color="neutral" startIcon={<RefreshIcon />} onClick={read} sx={ON_SCREEN}>
            <FormattedMessage id="access.review.again" />
          </Button>
        )
      }
    >
      {review && !failure ? (
        <Stack spacing={2}>
          {running && (
            <Row align="center" gap={2}>
              <Progress progress={progress} />
              <Button variant="outlined" color="neutral" onClick={cancel}>
                <FormattedMessage id="access.review.cancel" />
              </Button>
            </Row>
          )}
          <ReviewContent review={review} onReadMissing={readMissing} />
        </Stack>
      ) : (
        <ReviewReading {...{ running, progress, failure }} onCancel={cancel} onRead={read} />
      )}
    </Page>
  )
}

const ON_SCREEN = { '@media print': { display: 'none' } } as const
const BACK = { ...ON_SCREEN, display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1 } as const
