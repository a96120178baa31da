import { FormattedMessage, useIntl } from 'react-intl'

import type { Brand } from '~/api/generated/types.gen'
import { Truncated } from '~/design/data/Truncated'
import { StatusBadge } from '~/design/feedback/StatusBadge'
import { LinkButton } from '~/design/inputs/Button'
import { Switch } from '~/design/inputs/Switch'
import { Link } from '~/design/layout/Link'
import { atPlace, passFocusOn } from '~/design/layout/pass-focus'
import { Muted, VisuallyHidden } from '~/design/layout/Text'
import { styled } from '~/design/theme/styled'
import { touch } from '~/design/theme/tokens'
import { hostOf, shownAddress, webLink } from '~/features/shared/links'
import type { NameAdmin } from '~/features/shared/user/company-users'
import { ABSENT } from '~/i18n/dates'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  // as tall as the switch, and on the baseline that a name beside it shares
  '& > span': {
    alignSelf: 'baseline',
    lineHeight: 'calc(1.25rem + 20px)',
    [touch]: { lineHeight: 'calc(1.25rem + 24px)' },
  },
})

const SWITCH = '[role="switch"]'

/** In a list of active brands a deactivated brand leaves the list: the switch that is now in its row gets the focus. */
function passToNext(control: Element) {
  const list = control.closest('[data-selection-area]')
  const index = [...(list?.querySelectorAll(SWITCH) ?? [])].indexOf(control)
  passFocusOn(control, () => atPlace(list, SWITCH, index))
}

type BrandActiveProps = {
  brand: Brand
  /** Undefined if the user may not change it. */
  onToggle?: (() => void) | undefined
  /** The change is being sent, and already shown. */
  busy?: boolean
}

/** Whether a brand is active; a switch for users who may change it. */
export function BrandActive({ brand: { name, is_active }, onToggle, busy = false }: BrandActiveProps) {
  const intl = useIntl()
  const word = intl.formatMessage({ id: is_active ? 'brands.active' : 'brands.inactive' })
  if (!onToggle) return <StatusBadge tone={is_active ? 'success' : 'neutral'}>{word}</StatusBadge>
  return (
    <Line>
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
      <span data-compact="hidden" aria-hidden>
        {word}
      </span>
    </Line>
  )
}

type BrandSiteProps = {
  url: string | null
  /** Without an icon: many equal ones would be noise. */
  inList?: boolean
}

/** Link to the site of a brand. A value that is not an http(s) URL stays text. */
export function BrandSite({ url, inList = false }: BrandSiteProps) {
  const link = webLink(url)
  if (link)
    return (
      <Link href={link} external={inList ? 'unmarked' : true} color="inherit" sx={inList ? IN_LIST : WITH_ICON}>
        <Truncated>{hostOf(link)}</Truncated>
      </Link>
    )
  return (
    <Muted>
      <Truncated>{shownAddress(url?.trim() || ABSENT)}</Truncated>
    </Muted>
  )
}

/** One line in a table, underlined under the pointer; whole in a card. */
const IN_LIST = {
  overflowWrap: 'anywhere',
  'td &': { display: 'inline-flex', maxWidth: '100%', verticalAlign: 'top' },
  // an address breaks there, though nothing else of its line does
  'td & wbr': { display: 'none' },
  'td &:not(:hover)': { textDecoration: 'none' },
  '&:not(td *) > [data-truncated]': { display: 'inline', whiteSpace: 'normal' },
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
export function NoAdmin({ brand, onNameAdmin }: { brand: Brand; onNameAdmin: NameAdmin | undefined }) {
  const none = <FormattedMessage id="brandpages.admin.none" />
  if (!onNameAdmin) return <Muted>{none}</Muted>
  return (
    <Muted>
      <LinkButton
        color="inherit"
        data-no-admin
        aria-haspopup="dialog"
        onClick={({ currentTarget: opener }) => {
          const list = opener.closest('[data-selection-area]')
          const index = [...(list?.querySelectorAll(NO_ADMIN) ?? [])].indexOf(opener)
          passFocusOn(opener, () => atPlace(list, NO_ADMIN, index))
          onNameAdmin({ brands: [brand], opener })
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
