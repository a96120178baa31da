import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import { Button } from '~/design/inputs/Button'
import { PopoverPanel } from '~/design/layers/layers'
import { Box, Row, Stack } from '~/design/layout/Flex'
import { PlainList } from '~/design/layout/PlainList'
import { Strong } from '~/design/layout/Text'
import { displayName } from '~/features/shared/user/user-texts'

import type { AccessBrand, AccessPerson } from '../access-change'
import { UserChoice } from '../AdminPicker'
import type { NewAdmins } from './leave'
import { FirstBrands } from './LeavePreview'

type NewAdminChoiceProps = {
  /** Who leaves. */
  user: AccessPerson
  /** The brands that the user administers. */
  brands: readonly AccessBrand[]
  admins: NewAdmins
  busy: boolean
  onChange: (admins: NewAdmins) => void
}

/** Chooses new administrators: one for all brands, or one for each. */
export function NewAdminChoice({ user, brands, admins, busy, onChange }: NewAdminChoiceProps) {
  const intl = useIntl()
  const [asked, setAsked] = useState<{ brands: readonly AccessBrand[]; opener: Element }>()
  if (brands.length === 0) return null
  const titleOf = (of: readonly AccessBrand[]) =>
    intl.formatMessage({ id: 'access.admin.name' }, { brand: of[0]?.name ?? '', count: of.length })
  const button = (of: readonly AccessBrand[]) => (
    <Button
      size="small"
      variant="outlined"
      color="neutral"
      disabled={busy}
      aria-haspopup="dialog"
      aria-label={titleOf(of)}
      onClick={({ currentTarget }) => setAsked({ brands: of, opener: currentTarget })}
    >
      {/* the line beside it names the brand */}
      {of.length > 1 ? titleOf(of) : <FormattedMessage id="access.leave.name" />}
    </Button>
  )

  return (
    <Stack spacing={1}>
      <Strong as="p">
        <FormattedMessage id="access.leave.admins" />
      </Strong>
      {brands.length > 1 && <div>{button(brands)}</div>}
      <FirstBrands brands={brands}>
        {(shown) => (
          <PlainList gap={1}>
            {shown.map((brand) => {
              const admin = admins.get(brand.id)
              return (
                <li key={brand.id}>
                  <Row wrap gap={1} align="center">
                    <Box sx={SENTENCE}>
                      {admin ? (
                        <FormattedMessage
                          id="access.preview.becomes"
                          values={{ name: displayName(admin), brand: brand.name }}
                        />
                      ) : (
                        <FormattedMessage id="access.leave.nobody" values={{ brand: brand.name }} />
                      )}
                    </Box>
                    {button([brand])}
                  </Row>
                </li>
              )
            })}
          </PlainList>
        )}
      </FirstBrands>
      <PopoverPanel
        anchor={asked?.opener ?? null}
        onClose={() => setAsked(undefined)}
        label={titleOf(asked?.brands ?? brands)}
        width={360}
      >
        {asked && (
          <UserChoice
            brands={asked.brands}
            except={user.id}
            onChoose={(admin) => {
              onChange(new Map([...admins, ...asked.brands.map(({ id }) => [id, admin] as const)]))
              setAsked(undefined)
            }}
          />
        )}
      </PopoverPanel>
    </Stack>
  )
}

/** Beside its button, or above it where little width remains. */
const SENTENCE = { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' } as const
