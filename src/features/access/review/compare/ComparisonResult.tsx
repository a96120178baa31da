import { useMemo, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'

import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { Button } from '~/design/inputs/Button'
import { Box, Row, Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { OnScreen } from '~/design/layout/Page'
import { PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { usePrinting } from '~/design/layout/use-printing'
import { AppLink } from '~/features/shared/AppLink'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { SectionCard } from '~/features/shared/Section'
import { useFormats } from '~/i18n/formats'

import { type AccessReview, roleWords } from '../access-review'
import { type AccessDifference, byUser, type Comparison, isPartial, type UserDifferences } from './compare'
import { idIn } from './stored-reviews'

const KINDS = ['added', 'removed', 'changed'] as const
const TONES = { added: 'success', removed: 'error', changed: 'info' } as const

/** Rendered at first. */
const MOST_USERS = 50
/** Names in a note. */
const MOST_NAMES = 10

/** With a file, `namesakes` are names that stand for several. */
export type ReviewChanges = Comparison & { namesakes: Comparison['unlisted'] }

const countsOf = ({ differences }: Comparison) =>
  KINDS.flatMap((kind) => {
    const count = differences.filter((one) => one.kind === kind).length
    return count > 0 ? { kind, count } : []
  })

/** Whether the comparison is incomplete; if it is not, and nothing differs, that. */
const verdictOf = (comparison: ReviewChanges) =>
  isPartial(comparison) ? 'compare.partial' : comparison.differences.length === 0 ? 'compare.same' : undefined

/** The result in a line, for announcements. */
export function useResultText(comparison: ReviewChanges | undefined): string {
  const intl = useIntl()
  const { list } = useFormats()
  if (!comparison) return ''
  const counts = countsOf(comparison).map(({ kind, count }) =>
    intl.formatMessage({ id: `compare.count.${kind}` }, { count }),
  )
  const verdict = verdictOf(comparison)
  return [list(counts), verdict && intl.formatMessage({ id: verdict })].filter(Boolean).join('. ')
}

type ComparisonResultProps = {
  comparison: ReviewChanges
  review: AccessReview
  /** What is compared, with both dates. */
  heading: string
}

/** What was gained, what is no longer there, and the roles that changed, by user. */
export function ComparisonResult({ comparison, review, heading }: ComparisonResultProps) {
  const intl = useIntl()
  const [all, setAll] = useState(false)
  const printing = usePrinting()
  const { differences, unlisted, unread, namesakes } = comparison
  const verdict = verdictOf(comparison)
  const users = useMemo(() => byUser(differences, intl.locale), [differences, intl.locale])
  const shown = all || printing ? users : users.slice(0, MOST_USERS)
  return (
    <SectionCard
      title={<FormattedMessage id="compare.result" />}
      description={heading}
      action={
        differences.length > 0 && (
          <OnScreen>
            <ExportButton
              name={intl.formatMessage({ id: 'compare.csv.file' })}
              rows={async () => comparisonSheet(intl, users, review)}
            />
          </OnScreen>
        )
      }
    >
      <Stack spacing={2}>
        <Row wrap align="center" gap={1}>
          {countsOf(comparison).map(({ kind, count }) => (
            <StatusBadge key={kind} tone={TONES[kind]}>
              <FormattedMessage id={`compare.count.${kind}`} values={{ count }} />
            </StatusBadge>
          ))}
          {verdict && <FormattedMessage id={verdict} />}
        </Row>
        <Note id="compare.unread" names={unread} />
        <Note id="compare.namesakes.brands" names={namesakes.brands} />
        <Note id="compare.namesakes.users" names={namesakes.users} />
        <Note id="compare.unlisted.users" names={unlisted.users} />
        <Note id="compare.unlisted.brands" names={unlisted.brands} />
        {shown.length > 0 && (
          <PlainList aria-label={intl.formatMessage({ id: 'compare.result' })}>
            {shown.map((one) => (
              <Box component="li" key={one.user.key} sx={USER}>
                <UserLines {...one} />
              </Box>
            ))}
          </PlainList>
        )}
        {shown.length < users.length && (
          <div>
            <Button
              size="small"
              variant="text"
              onClick={(event) => {
                passFocusOn(event.currentTarget)
                setAll(true)
              }}
            >
              <FormattedMessage id="compare.more" values={{ count: users.length - shown.length }} />
            </Button>
          </div>
        )}
      </Stack>
    </SectionCard>
  )
}

const USER = { py: 1.25, '& + li': { borderTop: 1, borderColor: 'divider' }, breakInside: 'avoid' } as const

type NoteProps = {
  id: 'compare.unread' | `compare.${'namesakes' | 'unlisted'}.${'users' | 'brands'}`
  names: readonly string[]
}

/** What could not be compared. */
function Note({ id, names }: NoteProps) {
  const intl = useIntl()
  const { list } = useFormats()
  if (names.length === 0) return null
  const others = names.slice(MOST_NAMES).length
  const rest = others > 0 ? [intl.formatMessage({ id: 'compare.others' }, { count: others })] : []
  return (
    <Alert severity="info" role="note">
      <FormattedMessage
        id={id}
        values={{ count: names.length, names: list([...names.slice(0, MOST_NAMES), ...rest]) }}
      />
    </Alert>
  )
}

/** A user, and a line for each brand. */
function UserLines({ user, differences }: UserDifferences) {
  const intl = useIntl()
  const words = roleWords(intl)
  const id = idIn(user.key)
  return (
    <>
      {user.deleted || id === undefined ? (
        <Deleted name={user.name} />
      ) : (
        <AppLink to="/users" search={{ user: id }}>
          <Name>{user.name}</Name>
        </AppLink>
      )}
      <PlainList gap={0.5} aria-label={user.name}>
        {differences.map((one) => (
          <li key={one.brand?.key ?? ''}>
            <Row wrap align="center" gap="4px 8px">
              <StatusBadge tone={TONES[one.kind]}>
                <FormattedMessage id={`compare.kind.${one.kind}`} />
              </StatusBadge>
              <BrandName brand={one.brand} />
              <Muted>{rolesText(intl, words, one)}</Muted>
            </Row>
          </li>
        ))}
      </PlainList>
    </>
  )
}

const Deleted = ({ name }: { name: string }) => (
  <span>
    <Name>{name}</Name>{' '}
    <Muted>
      <FormattedMessage id="compare.deleted" />
    </Muted>
  </span>
)

function BrandName({ brand }: Pick<AccessDifference, 'brand'>) {
  if (!brand) return <FormattedMessage id="access.review.print.everything" />
  const id = idIn(brand.key)
  if (brand.deleted || id === undefined) return <Deleted name={brand.name} />
  return (
    <AppLink to="/brands/$brandId" params={{ brandId: String(id) }}>
      <Name>{brand.name}</Name>
    </AppLink>
  )
}

function rolesText(intl: IntlShape, words: ReturnType<typeof roleWords>, { before, after }: AccessDifference): string {
  if (before && after)
    return intl.formatMessage({ id: 'compare.roles' }, { before: words[before], after: words[after] })
  const role = before ?? after
  return role ? words[role] : ''
}

/** The differences as rows of a spreadsheet, the heading first. */
function comparisonSheet(intl: IntlShape, users: readonly UserDifferences[], review: AccessReview): string[][] {
  const words = roleWords(intl)
  const emails = new Map(review.users.map(({ id, email }) => [id, email]))
  const says = (id: 'compare.kind.added' | 'compare.kind.removed' | 'compare.kind.changed') =>
    intl.formatMessage({ id })
  return [
    [
      intl.formatMessage({ id: 'access.review.csv.name' }),
      intl.formatMessage({ id: 'access.review.csv.email' }),
      intl.formatMessage({ id: 'lists.brands' }),
      intl.formatMessage({ id: 'compare.csv.kind' }),
      intl.formatMessage({ id: 'compare.csv.before' }),
      intl.formatMessage({ id: 'compare.csv.after' }),
    ],
    ...users.flatMap(({ user, differences }) =>
      differences.map(({ kind, brand, before, after }) => [
        user.name,
        emails.get(idIn(user.key) ?? -1) ?? '',
        brand?.name ?? intl.formatMessage({ id: 'access.review.print.everything' }),
        says(`compare.kind.${kind}`),
        before ? words[before] : '',
        after ? words[after] : '',
      ]),
    ),
  ]
}
