import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { Button } from '~/design/inputs/Button'
import { FileDrop } from '~/design/inputs/FileInput'
import { Row, Stack, Typography } from '~/design/layout/Flex'
import { OnScreen } from '~/design/layout/Page'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { SectionCard } from '~/features/shared/Section'
import { SheetFile, useSheetFile } from '~/features/shared/sheet/SheetFile'
import { useFormats } from '~/i18n/formats'

import type { AccessReview } from '../access-review'
import { compare } from './compare'
import { ComparisonResult, useResultText } from './ComparisonResult'
import { parseSheet, type ReviewSheet, snapshotOfSheet } from './read-sheet'
import { snapshotOf, snapshotOfStored, storedReviews, type StoredReview } from './stored-reviews'

/** What the review is compared with. */
type Earlier = { stored: StoredReview } | { file: string; sheet: ReviewSheet }

const NO_NAMESAKES = { users: [], brands: [] } as const

function comparisonOf(earlier: Earlier, review: AccessReview) {
  const now = snapshotOf(review)
  if ('stored' in earlier) return { ...compare(snapshotOfStored(earlier.stored, now), now), namesakes: NO_NAMESAKES }
  const { snapshot, namesakes } = snapshotOfSheet(earlier.sheet, review)
  return { ...compare(snapshot, now), namesakes }
}

type ReviewComparisonProps = {
  user: User
  /** Not filtered. */
  review: AccessReview
}

/** Compares the review with one that was exported earlier: from this device, or from a file. */
export function ReviewComparison({ user, review }: ReviewComparisonProps) {
  const intl = useIntl()
  const { dateTime } = useFormats()
  // an export that is made meanwhile does not move the buttons
  const [stored] = useState(() => storedReviews.read(user.id))
  const [chosen, setChosen] = useState<Earlier>()
  const [isOther, setOther] = useState(false)
  const { problem, openFile, clearProblem } = useSheetFile((text, file) => {
    const sheet = parseSheet(text)
    setOther(!sheet)
    if (sheet) setChosen({ file, sheet })
    return undefined
  })
  const earlier = problem || isOther ? undefined : chosen
  const comparison = useMemo(() => earlier && comparisonOf(earlier, review), [earlier, review])
  const resultText = useResultText(comparison)

  return (
    <Stack spacing={2}>
      <OnScreen>
        <SectionCard title={<FormattedMessage id="compare.title" />}>
          <FileDrop onFile={openFile}>
            <Stack spacing={1.5}>
              <Muted as="p">
                <FormattedMessage id={stored.length > 0 ? 'compare.body' : 'compare.none'} />
              </Muted>
              <div role="group" aria-label={intl.formatMessage({ id: 'compare.choices' })}>
                <Row wrap align="center" gap={1}>
                  {stored.map((one) => (
                    <Button
                      key={one.at}
                      variant="outlined"
                      color="neutral"
                      aria-pressed={!!earlier && 'stored' in earlier && earlier.stored.at === one.at}
                      onClick={() => {
                        setOther(false)
                        clearProblem()
                        setChosen({ stored: one })
                      }}
                    >
                      <FormattedMessage id="compare.stored" values={{ date: dateTime(one.at) }} />
                    </Button>
                  ))}
                  <SheetFile disabled={false} problem={problem} onFile={openFile} />
                </Row>
              </div>
              {isOther && !problem && (
                <Typography variant="body2" component="div" color="error" role="alert">
                  <FormattedMessage id="compare.other" />
                </Typography>
              )}
            </Stack>
          </FileDrop>
        </SectionCard>
      </OnScreen>
      <VisuallyHidden role="status">{resultText}</VisuallyHidden>
      {earlier && comparison && (
        <ComparisonResult
          comparison={comparison}
          review={review}
          heading={
            'stored' in earlier
              ? intl.formatMessage(
                  { id: 'compare.between' },
                  { before: dateTime(earlier.stored.readAt ?? earlier.stored.at), after: dateTime(review.at) },
                )
              : intl.formatMessage({ id: 'compare.between.file' }, { file: earlier.file, after: dateTime(review.at) })
          }
        />
      )}
    </Stack>
  )
}
