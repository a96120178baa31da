import { useIntl, FormattedMessage } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { CUT, Truncated, useTruncated } from '~/design/data/Truncated'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { toast } from '~/design/feedback/toasts'
import { StarIcon } from '~/design/icons/icons'
import { LinkButton, IconButton } from '~/design/inputs/Button'
import { Switch } from '~/design/inputs/Switch'
import { itemAt, passFocusOn } from '~/design/layout/focus'
import { Link, NEW_TAB, useLinkClass } from '~/design/layout/Link'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'
import { favourites, MOST_FAVOURITES, useFavouriteIds } from '~/features/shared/favourite-brands'
import type { ChooseAdmin } from '~/features/shared/user/company-users'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { ABSENT } from '~/i18n/dates'
import { hostOf, readableHost, shownAddress, webLink } from '~/platform/web-address'

const Line = styled('div')({ display: 'flex', alignItems: 'center' })

/** As tall as the switch, and on the baseline that a name beside it shares. */
const Word = styled('span')({
  alignSelf: 'baseline',
  marginInlineStart: 4,
  lineHeight: 'calc(1.25rem + 20px)',
  [touch]: { lineHeight: 'calc(1.25rem + 24px)' },
})

const SWITCH = '[role="switch"]'

/** In a list of active brands a deactivated brand leaves the list: the switch that is now in its row gets the focus. */
function passToNext(control: Element) {
  const list = control.closest('[data-selection-area]')
  const index = [...(list?.querySelectorAll(SWITCH) ?? [])].indexOf(control)
  passFocusOn(control, () => itemAt(list, SWITCH, index))
}

type BrandActiveProps = {
  brand: Brand
  /** Undefined if the user may not change it. */
  onToggle?: (() => void) | undefined
  /** The change is being sent, and already shown. */
  busy?: boolean
  /** In a cell, which needs no element around its contents. */
  inCell?: boolean
}

/** Whether a brand is active; a switch for users who may change it. */
export function BrandActive({ brand, onToggle, busy = false, inCell = false }: BrandActiveProps) {
  const { name, is_active } = brand
  const intl = useIntl()
  const word = intl.formatMessage({ id: is_active ? 'brands.active' : 'brands.inactive' })
  if (!onToggle) return <StatusBadge tone={is_active ? 'success' : 'neutral'}>{word}</StatusBadge>
  const state = (
    <>
      <Switch
        label={intl.formatMessage({ id: 'brandpages.toggle' }, { name })}
        labelHidden
        checked={is_active}
        aria-busy={busy || undefined}
        onChange={(event) => {
          passToNext(event.currentTarget)
          onToggle()
        }}
      />
      <Word data-compact="hidden" aria-hidden>
        {word}
      </Word>
    </>
  )
  return inCell ? state : <Line>{state}</Line>
}

/** Link to the site of a brand. A value that is not an http(s) URL stays text. */
export function BrandSite({ url }: Pick<Brand, 'url'>) {
  const link = webLink(url)
  if (!link) return <NoSite url={url} />
  return (
    <Link href={link} external color="inherit" sx={WITH_ICON}>
      <Truncated>{hostOf(link)}</Truncated>
    </Link>
  )
}

const NoSite = ({ url }: Pick<Brand, 'url'>) => (
  <Muted>
    <Truncated>{shownAddress(url?.trim() || ABSENT)}</Truncated>
  </Muted>
)

/** The same in a table: one line, and no icon, since many equal ones would be noise. */
export function ListedSite({ url }: Pick<Brand, 'url'>) {
  const link = webLink(url)
  return link ? <ListedLink link={link} /> : <NoSite url={url} />
}

/** One element, whose name says what a text for screen readers would: a list has one in each row. */
function ListedLink({ link }: { link: string }) {
  const intl = useIntl()
  const host = hostOf(link)
  const { line, tooltip } = useTruncated(host)
  const text = readableHost(host)
  return (
    <>
      <a
        className={useLinkClass(undefined, LISTED)}
        data-color="inherit"
        href={link}
        aria-label={`${text} ${intl.formatMessage({ id: 'common.newTab' })}`}
        {...NEW_TAB}
        {...line}
      >
        {text}
      </a>
      {tooltip}
    </>
  )
}

/** Underlined under the pointer. */
const LISTED = {
  display: 'inline-block',
  maxWidth: '100%',
  verticalAlign: 'top',
  ...CUT,
  '&:not(:hover)': { textDecoration: 'none' },
} as const

const WITH_ICON = {
  position: 'relative',
  overflowWrap: 'anywhere',
  // keeps the icon on the line of the last letter
  '& > [data-truncated]': { display: 'inline', paddingInlineEnd: '1.375rem', whiteSpace: 'normal' },
  '& svg': { position: 'absolute', margin: '0.1875rem 0 0 -1.25rem' },
} as const

const NO_ADMIN = 'button[data-no-admin]'

/** Leads to the choice of an administrator. Once the brand has one, the next brand without has the focus. */
export function NoAdmin({ brand, onChooseAdmin }: { brand: Brand; onChooseAdmin: ChooseAdmin | undefined }) {
  const none = <FormattedMessage id="brandpages.admin.none" />
  if (!onChooseAdmin) return <Muted>{none}</Muted>
  return (
    <Muted>
      <LinkButton
        color="inherit"
        data-no-admin
        aria-haspopup="dialog"
        onClick={({ currentTarget: opener }) => {
          const list = opener.closest('[data-selection-area]')
          const index = [...(list?.querySelectorAll(NO_ADMIN) ?? [])].indexOf(opener)
          passFocusOn(opener, () => itemAt(list, NO_ADMIN, index))
          onChooseAdmin({ brands: [brand], opener })
        }}
      >
        {none}
        <VisuallyHidden>
          {' '}
          <FormattedMessage id="brandpages.admin.name" values={{ brand: brand.name }} />
        </VisuallyHidden>
      </LinkButton>
    </Muted>
  )
}

/** Makes a brand a favourite of the user on this device, or no longer. */
export function FavouriteStar({ brand: { id, name } }: { brand: Pick<Brand, 'id' | 'name'> }) {
  const intl = useIntl()
  const user = useCurrentUser()
  const starred = useFavouriteIds()
  const isFavourite = starred.includes(id)
  if (!user) return null

  function toggle(userId: number) {
    if (isFavourite) favourites.remove(userId, [id])
    else if (starred.length < MOST_FAVOURITES) favourites.add(userId, id)
    else
      toast({
        severity: 'info',
        title: intl.formatMessage({ id: 'lists.favourite.most' }, { count: MOST_FAVOURITES }),
        message: intl.formatMessage({ id: 'lists.favourite.most.body' }, { name }),
      })
  }

  return (
    <IconButton
      size="small"
      label={intl.formatMessage({ id: 'brands.favourite' }, { name })}
      title={intl.formatMessage({ id: isFavourite ? 'lists.favourite.remove' : 'lists.favourite.add' })}
      aria-pressed={isFavourite}
      {...(isFavourite && { color: 'primary' })}
      onClick={() => toggle(user.id)}
    >
      <StarIcon size={18} />
    </IconButton>
  )
}
