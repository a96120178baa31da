import { useState, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Brand, Member } from '~/api/generated/types.gen'
import { Avatar } from '~/design/data/Avatar'
import { Alert } from '~/design/feedback/Alert'
import { ChevronDownIcon } from '~/design/icons/first-icons'
import { Button } from '~/design/inputs/Button'
import { Box, Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { Muted } from '~/design/layout/Text'
import { userListOptions } from '~/features/shared/lists/use-list-filters'
import { useNow } from '~/features/shared/Moment'
import type { AccessTarget } from '~/features/shared/page-links'
import { NOBODY, useCurrentUser } from '~/features/shared/user/current-user'
import { createUserStorage } from '~/features/shared/user/user-storage'
import { userCount, displayName } from '~/features/shared/user/user-texts'
import { useFormats } from '~/i18n/formats'

import type { AccessMode } from './access-change'
import { dormantOptions, brandListOptions } from './access-queries'
import { ChoiceList } from './ChoiceList'
import { BrandLines, UserLines } from './UserLines'

const PEOPLE = {
  search: 'access.search.users',
  activeOnly: 'access.activeOnly.users',
  pages: 'access.pages.users',
  none: 'access.none.users',
  failed: 'users.list.failed',
} as const

const BRANDS = {
  search: 'access.search.brands',
  activeOnly: 'access.activeOnly.brands',
  pages: 'access.pages.brands',
  none: 'access.none.brands',
  failed: 'brands.list.failed',
} as const

type UserChoicesProps = {
  selected: number | null
  /** Only users who have not signed in for a long time. */
  dormant: boolean
  onDormant: (dormant: boolean) => void
  onChoose: (user: Member) => void
}

export function UserChoices({ selected, dormant, onDormant, onChoose }: UserChoicesProps) {
  const selfId = useCurrentUser()?.id
  return (
    <ChoiceList
      query={dormant ? dormantOptions : userListOptions}
      filter={{ label: 'access.dormant', checked: dormant, onChange: onDormant }}
      texts={PEOPLE}
      textOf={(user) => `${displayName(user)} ${user.email}`}
      namesOf={(user) => [displayName(user), user.email]}
      render={(user) => (
        <>
          <Avatar name={displayName(user)} />
          <UserLines user={user} self={user.id === selfId} narrow />
        </>
      )}
      selected={selected}
      onChoose={onChoose}
    />
  )
}

type BrandChoicesProps = { selected: number | null; onChoose: (brand: Brand) => void }

export const BrandChoices = ({ selected, onChoose }: BrandChoicesProps) => (
  <ChoiceList
    query={brandListOptions}
    texts={BRANDS}
    textOf={({ name }) => name}
    render={(brand) => (
      <>
        <Avatar name={brand.name} shape="square" />
        <BrandLines brand={brand} users={userCount(brand)} />
      </>
    )}
    selected={selected}
    onChoose={onChoose}
  />
)

/** The mode, the number of selected items, and today's date (ACC-04). */
export function AccessTiles({ mode, chosen }: { mode: AccessMode; chosen: number | undefined }) {
  const { date } = useFormats()
  const now = useNow()
  const selection = chosen === undefined ? ('none' as const) : mode
  const tiles = {
    mode: <FormattedMessage id={`access.mode.${mode}`} />,
    selection:
      selection === 'none' ? (
        <FormattedMessage id="access.tile.selection.none" />
      ) : (
        <FormattedMessage id={`access.tile.selection.${selection}`} values={{ id: String(chosen) }} />
      ),
    today: date(now),
  }
  return (
    <Box component="dl" sx={TILES}>
      {(['mode', 'selection', 'today'] as const).map((tile) => (
        <div key={tile}>
          <Muted as="dt" size="caption">
            <FormattedMessage id={`access.tile.${tile}`} />
          </Muted>{' '}
          <dd>{tiles[tile]}</dd>
        </div>
      ))}
    </Box>
  )
}

/** One quiet line: the lists above are what the page is about. */
const TILES = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  m: 0,
  typography: 'caption',
  '& > div > *': { display: 'inline', m: 0 },
} as const

const RULES = ['access.rules.one', 'access.rules.several', 'access.rules.rights', 'access.rules.role'] as const

const stored = createUserStorage('access-rules')

/** What access to a brand means. Open on the first visit of a user, unless folded; then a button shows it. */
export function AccessRules({ folded = false }: { folded?: boolean }) {
  const userId = useCurrentUser()?.id ?? NOBODY
  const [open, setOpen] = useState(() => !folded && stored.read(userId)['seen'] !== true)
  useEffect(() => {
    if (!folded) stored.write(userId, { seen: true })
  }, [userId, folded])
  return (
    <Stack spacing={1}>
      <Box sx={TOGGLE}>
        <Button
          size="small"
          variant="text"
          color="neutral"
          aria-expanded={open}
          endIcon={<ChevronDownIcon size={16} />}
          onClick={() => setOpen(!open)}
        >
          <FormattedMessage id="access.rules.title" />
        </Button>
      </Box>
      {open && (
        <Alert severity="info" role="note">
          <PlainList gap={0.75}>
            {RULES.map((id) => (
              <li key={id}>
                <FormattedMessage id={id} />
              </li>
            ))}
          </PlainList>
        </Alert>
      )}
    </Stack>
  )
}

/** Its text is in line with what stands below it. */
const TOGGLE = {
  '& > button': { ml: -1.5 },
  '& [aria-expanded="true"] .icon': { transform: 'rotate(180deg)' },
} as const

type Chosen = { mode: AccessMode; id?: number | undefined; dormant: boolean; user?: Member; brand?: Brand }

/** Whose access is shown: first from the URL, then as chosen, which updates the URL. */
export function useAccessTarget(first: AccessTarget, onTarget: (target: AccessTarget) => void) {
  const fromUrl: Chosen = { mode: first.by, id: first.id, dormant: first.dormant === true }
  const [chosen, setChosen] = useState(fromUrl)
  const [last, setLast] = useState(fromUrl)
  // a link to another target was followed on this page
  if (!isSame(last, fromUrl)) {
    setLast(fromUrl)
    if (!isSame(chosen, fromUrl)) setChosen(fromUrl)
  }

  function show(next: Chosen) {
    setChosen(next)
    onTarget({ by: next.mode, id: next.id, ...(next.dormant && { dormant: true }) })
  }

  const list: Chosen = { mode: chosen.mode, dormant: chosen.dormant }
  return {
    ...chosen,
    chooseUser: (user: Member) => show({ ...list, mode: 'user', id: user.id, user }),
    chooseBrand: (brand: Brand) => show({ ...list, mode: 'brand', id: brand.id, brand }),
    /** A change of mode clears the choice. */
    switchTo: (mode: AccessMode) => show({ ...list, mode }),
    /** Lists only users who have not signed in for a long time. */
    filterDormant: (dormant: boolean) => show({ ...chosen, dormant }),
    clear: () => show(list),
  }
}

const isSame = (one: Chosen, other: Chosen) =>
  one.mode === other.mode && one.id === other.id && one.dormant === other.dormant
