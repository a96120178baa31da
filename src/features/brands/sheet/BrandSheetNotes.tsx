import { FormattedMessage, useIntl } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import type { TurnsOutcome } from '~/features/shared/mutations/use-turns'
import { errorText, waitText } from '~/i18n/error-text'

import { uncreatedCsv } from '../brand-csv'
import { type BrandRow, problemsOf, readyRows } from './brand-rows'
import type { useCreateBrands } from './use-create-brands'

type NotesProps = { sheet: ReturnType<typeof useCreateBrands>; waitMs: number | undefined }

/** What is not known of the existing brands, and a pause that the server asks for. */
export function Notes({ sheet: { checking, unread }, waitMs }: NotesProps) {
  const intl = useIntl()
  const pause = waitText(intl, waitMs)
  return (
    <>
      {unread && (
        <Alert severity="warning" role="status">
          <FormattedMessage id="sheet.brands.unread" />
        </Alert>
      )}
      {(checking || pause) && (
        <Muted as="p" size="small" role="status">
          {pause ? (
            <FormattedMessage id="sheet.brands.wait" values={{ wait: pause }} />
          ) : (
            <FormattedMessage id="sheet.brands.checking" />
          )}
        </Muted>
      )}
    </>
  )
}

type OutcomeProps = {
  outcome: TurnsOutcome<BrandRow>
  rows: readonly BrandRow[]
  existing: ReadonlySet<string> | undefined
  free: number | undefined
}

/** How many brands are created, may be, and are not; those that are not known to be, as a file with the reason of each. */
export function Outcome({ outcome: { done, unknown, failed, limit }, rows, existing, free }: OutcomeProps) {
  const intl = useIntl()
  const left = rows.filter(({ sent }) => !sent)
  const open = left.filter(({ unconfirmed }) => unconfirmed).length
  const missing = left.length - open
  return (
    <Stack spacing={1}>
      {done.length > 0 && (
        <Alert
          severity="success"
          title={<FormattedMessage id="sheet.brands.created.count" values={{ count: done.length }} />}
        />
      )}
      {open > 0 && (
        <Alert severity="warning" title={<FormattedMessage id="sheet.brands.unknown" values={{ count: open }} />}>
          <FormattedMessage id="sheet.brands.unknown.body" />
          <FailureReference of={unknown.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
      {missing > 0 && (
        <Alert
          severity={failed.length > 0 ? 'error' : 'warning'}
          title={
            limit ? (
              <FormattedMessage id="sheet.brands.tooMany" />
            ) : (
              <FormattedMessage id="sheet.brands.left" values={{ count: missing }} />
            )
          }
        >
          {limit && <div>{errorText(intl, limit)}</div>}
          <FormattedMessage id="sheet.brands.left.body" />
          <FailureReference of={failed.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
      {left.length > 0 && (
        <div>
          <ExportButton
            name={intl.formatMessage({ id: 'sheet.brands.csv.file' })}
            rows={async () => uncreatedCsv(intl, rows, problemsOf(rows, existing), readyRows(rows, existing, free))}
          />
        </div>
      )}
    </Stack>
  )
}
