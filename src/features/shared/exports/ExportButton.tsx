import { FormattedMessage, useIntl } from 'react-intl'

import { Alert } from '~/design/feedback/Alert'
import { DownloadIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { Box, Row } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/pass-focus'
import { Muted } from '~/design/layout/Text'
import { FailureReference } from '~/features/shared/failures/FailureReference'
import { errorText } from '~/i18n/error-text'

import { ReadingProgress } from './ReadingProgress'
import { useExport, type ExportRows } from './use-export'

type ExportButtonProps = {
  /** File name without date and extension. */
  name: string
  rows: ExportRows
}

/** Downloads a list as CSV. Shows progress and can be cancelled. */
export function ExportButton({ name, rows }: ExportButtonProps) {
  const intl = useIntl()
  const { running, progress, failure, short, start, cancel } = useExport(name, rows)
  return (
    <>
      <Row align="center" gap={running ? 1.5 : 0}>
        <Muted role="status">{running && <ReadingProgress progress={progress} />}</Muted>
        {running ? (
          <Button variant="outlined" color="neutral" onClick={cancel}>
            <FormattedMessage id="data.export.cancel" />
          </Button>
        ) : (
          <Button variant="outlined" color="neutral" startIcon={<DownloadIcon />} onClick={() => void start()}>
            <FormattedMessage id="data.export" />
          </Button>
        )}
      </Row>
      {failure && (
        <Box sx={LINE}>
          <Alert
            severity="error"
            title={intl.formatMessage({ id: 'data.export.failed' })}
            action={
              <Button
                variant="text"
                size="small"
                onClick={({ currentTarget }) => {
                  passFocusOn(currentTarget)
                  void start()
                }}
              >
                <FormattedMessage id="common.retry" />
              </Button>
            }
          >
            {errorText(intl, failure)}
            <FailureReference of={failure} />
          </Alert>
        </Box>
      )}
      {short && (
        <Box sx={LINE}>
          <Alert severity="warning" title={intl.formatMessage({ id: 'data.export.short' })}>
            <FormattedMessage id="data.export.short.body" values={{ read: short.read, total: short.total ?? 0 }} />
          </Alert>
        </Box>
      )}
    </>
  )
}

/** A line of its own, below the tools around the button. */
const LINE = { flex: '1 0 100%' } as const
