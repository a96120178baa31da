import { FormattedMessage } from 'react-intl'

import { RefreshIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Row, Stack } from '~/design/layout/Flex'
import { OnScreen } from '~/design/layout/OnScreen'
import { Page } from '~/design/layout/Page'
import { passFocusOn } from '~/design/layout/pass-focus'
import { BackLink } from '~/features/shared/BackLink'

import { ReviewContent } from './ReviewContent'
import { AskToRead, CancelReading, Progress, ReviewReading } from './ReviewReading'
import { useAccessReview } from './use-access-review'

/** The access of every user to every brand, on screen, on paper and as a file. */
export function AccessReviewScreen() {
  const { review, running, progress, failure, asked, read, readMissing, cancel } = useAccessReview()
  return (
    <Page
      title={<FormattedMessage id="access.review.title" />}
      description={<FormattedMessage id="access.review.intro" />}
      breadcrumb={
        <BackLink to="/settings" hash="marques">
          <FormattedMessage id="access.review.back" />
        </BackLink>
      }
      actions={
        review &&
        !running && (
          <OnScreen>
            <Button
              variant="outlined"
              color="neutral"
              startIcon={<RefreshIcon />}
              onClick={(event) => {
                passFocusOn(event.currentTarget)
                read()
              }}
            >
              <FormattedMessage id="access.review.again" />
            </Button>
          </OnScreen>
        )
      }
    >
      {review && !failure ? (
        <Stack spacing={2}>
          {running && !asked && (
            <Row align="center" gap={2}>
              <Progress progress={progress} />
              <CancelReading onCancel={cancel} />
            </Row>
          )}
          {asked && <AskToRead asked={asked} />}
          <ReviewContent review={review} onReadMissing={readMissing} />
        </Stack>
      ) : (
        <ReviewReading {...{ running, progress, failure, asked }} onCancel={cancel} onRead={read} />
      )}
    </Page>
  )
}
