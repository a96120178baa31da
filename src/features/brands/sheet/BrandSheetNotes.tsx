import { FormattedMessage, useIntl } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { Spaced, Stack } from '~/design/layout/Flex'
import { Muted } from '~/design/layout/Text'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import { errorText, waitText } from '~/i18n/error-text'

import { uncreatedCsv } from '../brand-csv'
import { type BrandRow, problemsOf, readyRows } from './brand-rows'
import type { CreateOutcome, useCreateBrands } from './use-create-brands'

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
  outcome: CreateOutcome
  rows: readonly BrandRow[]
  existing: ReadonlySet<string> | undefined
  free: number | undefined
}

/** How many brands are created, and the others with the reason of each, as a file. */
export function Outcome({ outcome: { created, failed, tooMany }, rows, existing, free }: OutcomeProps) {
  const intl = useIntl()
  const left = rows.filter(({ sent }) => !sent).length
  return (
    <Stack spacing={1}>
      {created > 0 && (
        <Alert
          severity="success"
          title={<FormattedMessage id="sheet.brands.created.count" values={{ count: created }} />}
        />
      )}
      {left > 0 && (
        <Alert
          severity={failed.length > 0 ? 'error' : 'warning'}
          title={
            tooMany ? (
              <FormattedMessage id="sheet.brands.tooMany" />
            ) : (
              <FormattedMessage id="sheet.brands.left" values={{ count: left }} />
            )
          }
        >
          {tooMany && <div>{errorText(intl, tooMany)}</div>}
          <FormattedMessage id="sheet.brands.left.body" />
          <FailureReference of={failed.map(({ error }) => error).find(isServerFailure)} />
          <Spaced mt={1}>
            <ExportButton
              name={intl.formatMessage({ id: 'sheet.brands.csv.file' })}
              rows={async () => uncreatedCsv(intl, rows, problemsOf(rows, existing), readyRows(rows, existing, free))}
            />
          </Spaced>
        </Alert>
      )}
    </Stack>
  )
}
