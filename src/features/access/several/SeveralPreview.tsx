import { FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { Stack } from '~/design/layout/Flex'
import { BulletList, PlainList } from '~/design/layout/PlainList'
import { Muted, Strong } from '~/design/layout/Text'
import { FailureReference, isServerFailure } from '~/features/shared/failures/error-reference'
import type { TurnsOutcome } from '~/features/shared/mutations/turns-outcome'
import { useFormats } from '~/i18n/formats'

import { type AccessChange, pairsOf } from '../access-change'
import { AccessPreviewList } from '../AccessDialog'
import { type SeveralChange, type SeveralPlan, stepText } from './several'

type SeveralPreviewProps = { kind: SeveralChange['kind']; plan: SeveralPlan; selfId: number }

/** Each user, or each brand, before and after. */
export function SeveralPreview({ kind, plan, selfId }: SeveralPreviewProps) {
  const { list } = useFormats()
  const { by, rows, steps, changes, same, stopsAdmin } = plan
  const isOwn = kind === 'remove' && steps.flatMap(pairsOf).some(({ person }) => person.id === selfId)
  return (
    <Stack spacing={2}>
      <p role="status">
        <Strong as="span">
          <FormattedMessage id={`several.summary.${kind}`} values={{ count: changes }} />
        </Strong>{' '}
        {same > 0 && <FormattedMessage id={`several.same.${kind}`} values={{ count: same }} />}
      </p>
      {(isOwn || stopsAdmin.length > 0) && (
        <AccessPreviewList
          by={by}
          preview={{
            gains: [],
            loses: [],
            byRole: [],
            becomesAdmin: [],
            stopsAdmin,
            withoutAdmin: [...new Map(stopsAdmin.map(({ brand }) => [brand.id, brand])).values()],
            own: isOwn ? 'access' : undefined,
          }}
        />
      )}
      <PlainList gap={1.5}>
        {rows.map((row) => (
          <li key={row.id}>
            <Strong as="span" block>
              <Name>{row.name}</Name>
            </Strong>
            <Muted as="span" size="small" block>
              <FormattedMessage
                id={by === 'user' ? 'access.copy.count' : 'several.users.count'}
                values={{ before: row.before, after: row.after }}
              />
            </Muted>
            {row.changed.length > 0 && (
              <div>
                <FormattedMessage id={`several.changed.${kind}`} values={{ names: list(row.changed) }} />
              </div>
            )}
            {row.same.length > 0 && (
              <Muted as="span" size="small" block>
                <FormattedMessage id={`several.unchanged.${kind}`} values={{ names: list(row.same) }} />
              </Muted>
            )}
          </li>
        ))}
      </PlainList>
    </Stack>
  )
}

/** What became of each call, when not all of them were made. */
export function SeveralRecord({ kind, outcome }: { kind: SeveralChange['kind']; outcome: TurnsOutcome<AccessChange> }) {
  const intl = useIntl()
  const { list } = useFormats()
  const { done, unknown, failed, left, limit } = outcome
  const groups = [
    { id: 'failed', severity: 'error', lines: failed.map(({ item, error }) => stepText(intl, list, item, error)) },
    { id: 'unknown', severity: 'warning', lines: unknown.map(({ item, error }) => stepText(intl, list, item, error)) },
    { id: 'left', severity: 'warning', lines: left.map((step) => stepText(intl, list, step, limit)) },
    { id: 'done', severity: 'success', lines: done.map((step) => stepText(intl, list, step)) },
  ] as const
  return (
    <Stack spacing={1.5} role="status">
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ id, severity, lines }) => (
          <Alert key={id} severity={severity} role="note" title={<FormattedMessage id={`several.${kind}.${id}`} />}>
            <BulletList>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </BulletList>
          </Alert>
        ))}
      <FailureReference of={[...unknown, ...failed].map(({ error }) => error).find(isServerFailure)} />
    </Stack>
  )
}
