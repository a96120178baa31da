import { type ComponentProps, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { ProgressBar } from '~/design/feedback/ProgressBar'
import { lazyComponent } from '~/design/hooks/lazy-component'
import { RefreshIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Column, Row, Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { OnScreen, Page } from '~/design/layout/Page'
import { Muted } from '~/design/layout/Text'
import { ReadingProgress } from '~/features/shared/exports/ExportButton'
import { QueryFailure } from '~/features/shared/queries/QuerySection'
import { SectionCard } from '~/features/shared/Section'

import { AccessTabs } from '../AccessTabs'
import type { ReviewShow } from './access-review'
import { type AccessProgress, useAccessReview } from './use-access-review'

type ReviewReadingProps = Pick<ReturnType<typeof useAccessReview>, 'running' | 'progress' | 'failure' | 'asked'> & {
  onCancel: () => void
  onRead: () => void
}

/** Shown before the review: the progress of reading it, or its failure. */
export function ReviewReading({ running, progress, failure, asked, onCancel, onRead }: ReviewReadingProps) {
  const intl = useIntl()
  if (failure)
    return (
      <SectionCard>
        <QueryFailure failed="access.review.failed" error={failure} onRetry={onRead} />
      </SectionCard>
    )
  if (!running)
    return (
      <SectionCard>
        <Column gap={2} align="flex-start">
          <Muted as="p" role="status">
            <FormattedMessage id="access.review.cancelled" />
          </Muted>
          <Button
            onClick={(event) => {
              passFocusOn(event.currentTarget)
              onRead()
            }}
          >
            <FormattedMessage id="access.review.start" />
          </Button>
        </Column>
      </SectionCard>
    )
  if (asked)
    return (
      <SectionCard>
        <AskToRead asked={asked} />
      </SectionCard>
    )
  return (
    <SectionCard>
      <ProgressBar active label={intl.formatMessage({ id: 'access.review.reading' })} />
      <Column gap={2} align="flex-start" data-skeleton>
        <Progress progress={progress} />
        <CancelReading onCancel={onCancel} />
      </Column>
    </SectionCard>
  )
}

/** It disappears when everything is loaded, also while it has the focus. */
const CancelReading = ({ onCancel }: Pick<ReviewReadingProps, 'onCancel'>) => (
  <Button variant="outlined" color="neutral" onFocus={(event) => passFocusOn(event.currentTarget)} onClick={onCancel}>
    <FormattedMessage id="access.review.cancel" />
  </Button>
)

/** A long reading begins only when the user agrees. */
export function AskToRead({ asked }: { asked: NonNullable<ReviewReadingProps['asked']> }) {
  const { pages, read, agree } = asked
  return (
    <Column gap={2} align="flex-start">
      <Muted as="p" role="status">
        {pages === undefined ? (
          <FormattedMessage id="access.review.ask.unknown" values={{ pages: read }} />
        ) : (
          <FormattedMessage id="access.review.ask" values={{ pages }} />
        )}
      </Muted>
      <Button
        onClick={(event) => {
          passFocusOn(event.currentTarget)
          agree()
        }}
      >
        {pages === undefined ? (
          <FormattedMessage id="access.review.ask.more" />
        ) : (
          <FormattedMessage id="access.review.ask.go" values={{ pages }} />
        )}
      </Button>
    </Column>
  )
}

/** Not announced at each step: the progress bar already is. */
const Progress = ({ progress }: { progress: AccessProgress | undefined }) => (
  <Muted as="p">
    {progress && 'lists' in progress && (progress.lists.waitMs ?? 0) > 0 ? (
      <ReadingProgress progress={progress.lists} />
    ) : progress && 'total' in progress ? (
      <FormattedMessage id="access.review.reading.brands" values={progress} />
    ) : (
      <FormattedMessage id="access.review.reading.lists" />
    )}
  </Muted>
)

const ReviewContent = lazyComponent(async () => (await import('./ReviewContent')).ReviewContent)

type AccessReviewScreenProps = Pick<ComponentProps<typeof ReviewContent>, 'Comparison'> & {
  user: User
  show: ReviewShow
  onShow: (show: ReviewShow) => void
}

/** The access of every user to every brand, on screen, on paper and as a file. */
export function AccessReviewScreen({ user, show, onShow, Comparison }: AccessReviewScreenProps) {
  const { review, running, progress, failure, asked, read, readMissing, readBrand, cancel } = useAccessReview()
  // while the access is read
  useEffect(() => void ReviewContent.preload(), [])
  return (
    <Page
      list
      title={<FormattedMessage id="access.review.title" />}
      description={<FormattedMessage id="access.review.intro" />}
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
      <AccessTabs />
      {review ? (
        <Stack spacing={2}>
          {failure && (
            <OnScreen>
              <SectionCard>
                <QueryFailure failed="access.review.again.failed" error={failure} onRetry={read} />
              </SectionCard>
            </OnScreen>
          )}
          {running && !asked && (
            <Row align="center" gap={2}>
              <Progress progress={progress} />
              <CancelReading onCancel={cancel} />
            </Row>
          )}
          {asked && <AskToRead asked={asked} />}
          <ReviewContent
            {...{ user, review, show, onShow, Comparison }}
            onReadMissing={readMissing}
            onReadBrand={readBrand}
          />
        </Stack>
      ) : (
        <ReviewReading {...{ running, progress, failure, asked }} onCancel={cancel} onRead={read} />
      )}
    </Page>
  )
}
