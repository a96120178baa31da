import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Name } from '~/design/data/Name'
import { Alert } from '~/design/feedback/Alert'
import { Spaced, Stack } from '~/design/layout/Flex'
import { BulletList, PlainList } from '~/design/layout/PlainList'
import { displayName } from '~/features/shared/display-name'
import { useFormats } from '~/i18n/formats'

import type { AccessBrand, AccessMode, AccessPerson } from './access-change'
import type { AccessPreview } from './access-preview'

type Pair = { person: AccessPerson; brand: AccessBrand }
type AccessPreviewListProps = { by: AccessMode; preview: AccessPreview }

/** Who gains, who loses, and who stops being administrator: below the title in plain text, as in every confirmation. */
export function AccessPreviewList({ by, preview }: AccessPreviewListProps) {
  const intl = useIntl()
  const { list } = useFormats()
  const { gains, loses, byRole, becomesAdmin, stopsAdmin, withoutAdmin, own } = preview
  const sentence = (id: 'access.preview.becomes' | 'access.preview.stops', { person, brand }: Pair) =>
    intl.formatMessage({ id }, { name: displayName(person), brand: brand.name })

  return (
    <Stack spacing={2}>
      {own && (
        <Alert severity="warning" role="note">
          <FormattedMessage id={`access.preview.own.${own}`} />
        </Alert>
      )}
      {becomesAdmin.map((pair) => (
        <div key={pair.brand.id}>{sentence('access.preview.becomes', pair)}</div>
      ))}
      <Part by={by} pairs={gains} title={gains[0] && <Title what="gains" by={by} pair={gains[0]} />} />
      <Part by={by} pairs={loses} title={loses[0] && <Title what="loses" by={by} pair={loses[0]} />} />
      <Part
        by={by}
        pairs={byRole}
        title={
          <FormattedMessage id={by === 'brand' ? 'access.preview.byRole.users' : 'access.preview.byRole.brands'} />
        }
      />
      {stopsAdmin.length > 0 && (
        <Alert severity="warning" role="note">
          <PlainList>
            {stopsAdmin.map((pair) => (
              <li key={`${pair.person.id} ${pair.brand.id}`}>{sentence('access.preview.stops', pair)}</li>
            ))}
          </PlainList>
          {withoutAdmin.length > 0 && (
            <FormattedMessage
              id="access.preview.without"
              values={{ count: withoutAdmin.length, brands: list(withoutAdmin.map(({ name }) => name)) }}
            />
          )}
        </Alert>
      )}
    </Stack>
  )
}

function Title({ what, by, pair: { person, brand } }: { what: 'gains' | 'loses'; by: AccessMode; pair: Pair }) {
  return by === 'brand' ? (
    <FormattedMessage id={`access.preview.${what}.users`} values={{ name: brand.name }} />
  ) : (
    <FormattedMessage id={`access.preview.${what}.brands`} values={{ name: displayName(person) }} />
  )
}

function Part({ by, pairs, title }: { by: AccessMode; pairs: readonly Pair[]; title: ReactNode }) {
  if (pairs.length === 0) return null
  return (
    <div>
      {title}
      <Spaced mt={1}>
        <BulletList>
          {pairs.map(({ person, brand }) => (
            <li key={`${person.id} ${brand.id}`}>
              <Name>{by === 'brand' ? displayName(person) : brand.name}</Name>
            </li>
          ))}
        </BulletList>
      </Spaced>
    </div>
  )
}
