import { FormattedMessage, useIntl } from 'react-intl'

import type { ApiError } from '~/api/api-error'
import { mayBeDone } from '~/api/may-be-done'
import { Name } from '~/design/data/Name'
import { Alert } from '~/design/feedback/Alert'
import { CloseIcon } from '~/design/icons/icons'
import { IconButton } from '~/design/inputs/IconButton'
import { Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/pass-focus'
import { PlainList } from '~/design/layout/PlainList'
import { isServerFailure } from '~/features/shared/failures/error-reference'
import { FailureReference } from '~/features/shared/failures/FailureReference'
import { errorText } from '~/i18n/error-text'
import { useFormats } from '~/i18n/formats'

import { isOtherwise, type ActiveOutcome } from './set-active'

/** The result for each brand of a bulk action. */
export function BulkOutcome({ outcome, onDismiss }: { outcome: ActiveOutcome; onDismiss: () => void }) {
  const intl = useIntl()
  const { list } = useFormats()
  const { active, changed, unchanged } = outcome
  const open = outcome.failed.filter(({ error }) => mayBeDone(error))
  const failed = outcome.failed.filter(({ error }) => !mayBeDone(error))
  const dismiss = (
    <IconButton
      size="small"
      label={intl.formatMessage({ id: 'common.dismiss' })}
      onClick={({ currentTarget }) => {
        passFocusOn(currentTarget)
        onDismiss()
      }}
    >
      <CloseIcon />
    </IconButton>
  )
  const already = unchanged.length > 0 && (
    <FormattedMessage
      id={active ? 'brandpages.bulk.active' : 'brandpages.bulk.inactive'}
      values={{ count: unchanged.length, names: list(unchanged.map(({ name }) => name)) }}
    />
  )
  // the text 'no brand to change' would be wrong: all brands failed
  const onlyFailed = changed.length === 0 && outcome.failed.length > 0
  const reasonOf = (error: ApiError) =>
    isOtherwise(error)
      ? intl.formatMessage({ id: 'brandpages.toggle.still.body' })
      : errorText(intl, error, undefined, 'brandpages.gone')
  return (
    <Stack spacing={1}>
      {onlyFailed && already && <Alert severity="info" title={already} />}
      {!onlyFailed && (
        <Alert
          severity="success"
          action={outcome.failed.length === 0 && dismiss}
          title={
            <FormattedMessage
              id={active ? 'brandpages.bulk.activated' : 'brandpages.bulk.deactivated'}
              values={{ count: changed.length }}
            />
          }
        >
          <Name>{list(changed.map(({ name }) => name))}</Name>
          {already && <div>{already}</div>}
        </Alert>
      )}
      {open.length > 0 && (
        <Alert
          severity="warning"
          action={failed.length === 0 && dismiss}
          title={<FormattedMessage id="brandpages.bulk.unknown" values={{ count: open.length }} />}
        >
          {list(open.map(({ brand }) => brand.name))}
          <FailureReference of={open.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert
          severity="error"
          action={dismiss}
          title={<FormattedMessage id="brandpages.bulk.failed" values={{ count: failed.length }} />}
        >
          <PlainList>
            {failed.map(({ brand, error }) => (
              <li key={brand.id}>
                <FormattedMessage
                  id="brandpages.bulk.failed.one"
                  values={{ name: brand.name, reason: reasonOf(error) }}
                />
              </li>
            ))}
          </PlainList>
          <FailureReference of={failed.map(({ error }) => error).find(isServerFailure)} />
        </Alert>
      )}
    </Stack>
  )
}
