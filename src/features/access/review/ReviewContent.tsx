import {
  type ComponentType,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { User } from '~/api/generated/types.gen'
import { KpiTile } from '~/design/data/KpiTile'
import { Alert } from '~/design/feedback/Alert'
import { EmptyState } from '~/design/feedback/EmptyState'
import { ClockIcon, PrintIcon, UsersIcon } from '~/design/icons/icons'
import { Button } from '~/design/inputs/Button'
import { lazyDialog } from '~/design/layers/LayerBoundary'
import { useDialogTarget } from '~/design/layers/layers'
import { Row, Spaced } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { Tiles } from '~/design/layout/Grid'
import { OnScreen } from '~/design/layout/Page'
import { Muted } from '~/design/layout/Text'
import { usePrinting } from '~/design/layout/use-printing'
import { useNarrowerThan } from '~/design/layout/use-viewport'
import { ExportButton } from '~/features/shared/exports/ExportButton'
import { SectionCard, Sections } from '~/features/shared/Section'
import { useFormats } from '~/i18n/formats'
import { managesCompany } from '~/permissions/permissions'

import { type AccessReview, figures, filtered, type ReviewShow, roleOf, unreadBrands } from './access-review'
import { ReviewFilterBar, ReviewLegend } from './ReviewFilterBar'
import { type PressedCell, ReviewMatrix } from './ReviewMatrix'
import { ReviewPrint, reviewSheet } from './ReviewPrint'

/** Each filters the rows and columns by what it counts. */
const FILTERS = ['withoutAdmin', 'risky', 'dormant'] as const

const CellMenu = lazyDialog(async () => (await import('./CellMenu')).CellMenu)

/** What is exported or printed can be compared with later. Without the script, the file of the export still can. */
async function storeReview(user: User, review: AccessReview) {
  const module = await import('./compare/stored-reviews').catch(() => undefined)
  module?.storedReviews.add(user.id, review, Date.now())
}

/** A cell that nobody has pressed. */
function firstCell(review: AccessReview, shown: Pick<AccessReview, 'users' | 'brands'>): PressedCell | undefined {
  const [user] = shown.users
  const [brand] = shown.brands
  return user && brand && { user, brand, role: roleOf(review, user, brand), opener: document.body }
}

type ReviewContentProps = {
  /** The current user. */
  user: User
  review: AccessReview
  /** The filter in the URL. */
  show: ReviewShow
  onShow: (show: ReviewShow) => void
  onReadMissing: () => void
  /** Reads the users of a brand again. */
  onReadBrand: (brandId: number) => void
  /** Compares the review with an earlier one. Its script and texts are loaded on first use. */
  Comparison: ComponentType<{ user: User; review: AccessReview }>
}

/** The finished review: figures, matrix, print and export. */
export function ReviewContent(props: ReviewContentProps) {
  const { user, review, show, onShow, onReadMissing, onReadBrand, Comparison } = props
  const intl = useIntl()
  const { dateTime, number, list } = useFormats()
  const [texts, setTexts] = useState({ users: '', brands: '' })
  const filters = useMemo(() => ({ ...texts, show }), [texts, show])
  const asked = useDeferredValue(filters)
  const shown = useMemo(() => filtered(review, asked), [review, asked])
  const counts = useMemo(() => figures(review), [review])
  const unread = unreadBrands(review)
  const printing = usePrinting()
  // of a phone: the rows come before what is done with them
  const narrow = useNarrowerThan('sm')
  const [comparing, setComparing] = useState(false)
  const onPrint = useEffectEvent(() => void storeReview(user, review))
  useEffect(() => {
    if (printing) onPrint()
  }, [printing])
  const pressed = useDialogTarget<PressedCell>()
  const [near, setNear] = useState(false)
  const changes = managesCompany(user)
  // the first menu of a visit sets up its styles: it stands ready, closed, before a cell is pressed
  const target = pressed.target ?? (near ? firstCell(review, shown) : undefined)
  const empty = shown.users.length === 0 || shown.brands.length === 0

  const tools = (
    <OnScreen>
      <Row wrap gap={1}>
        <Button variant="outlined" color="neutral" startIcon={<PrintIcon />} onClick={() => window.print()}>
          <FormattedMessage id="access.review.print" />
        </Button>
        <ExportButton
          name={intl.formatMessage({ id: 'access.review.csv.file' })}
          rows={async ({ signal }) => {
            const sheet = await reviewSheet(intl, review, shown, signal)
            void storeReview(user, review)
            return sheet
          }}
        />
        <Button
          variant="outlined"
          color="neutral"
          startIcon={<ClockIcon />}
          aria-expanded={comparing}
          onClick={() => setComparing(!comparing)}
        >
          <FormattedMessage id="access.review.compare" />
        </Button>
      </Row>
    </OnScreen>
  )
  const legend = <ReviewLegend unread={unread.length > 0} />
  const comparison = comparing && <Comparison user={user} review={review} />

  return (
    <Sections spacing={2}>
      {unread.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button
              size="small"
              variant="text"
              onClick={(event) => {
                passFocusOn(event.currentTarget)
                onReadMissing()
              }}
            >
              <FormattedMessage id="access.review.unread.retry" />
            </Button>
          }
        >
          <FormattedMessage
            id="access.review.unread"
            values={{ count: unread.length, brands: list(unread.map(({ name }) => name)) }}
          />
        </Alert>
      )}
      <Tiles filled min={narrow ? 240 : 140} gap={narrow ? 0.5 : 1.5}>
        <KpiTile
          label={<FormattedMessage id="access.review.count.accesses" />}
          value={number(counts.accesses)}
          line={narrow}
        />
        {FILTERS.map((figure) => {
          const pressed = show === figure
          return (
            <KpiTile
              key={figure}
              label={<FormattedMessage id={`access.review.count.${figure}`} />}
              value={number(counts[figure])}
              line={narrow}
              filter={
                counts[figure] > 0 || pressed
                  ? { pressed, onPress: () => onShow(pressed ? 'active' : figure) }
                  : undefined
              }
            />
          )
        })}
      </Tiles>
      <ReviewFilterBar
        filters={filters}
        onChange={({ show: chosen, ...typed }) => {
          setTexts(typed)
          if (chosen !== show) onShow(chosen)
        }}
      />
      <Row wrap align="center" justify="space-between" gap="8px 16px">
        <Muted as="p" role="status">
          <FormattedMessage
            id="access.review.shown"
            values={{ people: shown.users.length, brands: shown.brands.length }}
          />
          {' · '}
          <FormattedMessage id="access.review.at" values={{ date: dateTime(review.at) }} />
        </Muted>
        {!narrow && tools}
      </Row>
      {!narrow && comparison}
      {empty ? (
        <SectionCard>
          <EmptyState icon={<UsersIcon />} title={<FormattedMessage id="access.review.nothing" />} />
        </SectionCard>
      ) : (
        <>
          {!narrow && legend}
          <ReviewMatrix
            review={review}
            {...shown}
            // whom one looks for is not folded away
            opened={asked.users.trim() !== ''}
            onCell={changes ? pressed.open : undefined}
            pressing={pressed.isOpen}
            onNear={
              changes
                ? () =>
                    void CellMenu.preload().then(() => startTransition(() => setNear(CellMenu.loaded() !== undefined)))
                : undefined
            }
          />
          {narrow && <Spaced mt={1.5}>{legend}</Spaced>}
          {printing && <ReviewPrint review={review} {...shown} filters={asked} />}
        </>
      )}
      {narrow && tools}
      {narrow && comparison}
      {target && (
        <CellMenu target={target} open={pressed.isOpen} onClose={pressed.close} {...{ onReadMissing, onReadBrand }} />
      )}
    </Sections>
  )
}
