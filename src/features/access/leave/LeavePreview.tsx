import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { UserBrand } from '~/api/generated/types.gen'
import { Name } from '~/design/data/Facts'
import { Alert } from '~/design/feedback/Alert'
import { Button } from '~/design/inputs/Button'
import { Spaced, Stack } from '~/design/layout/Flex'
import { passFocusOn } from '~/design/layout/focus'
import { BulletList } from '~/design/layout/PlainList'
import { useCurrentUser } from '~/features/shared/user/current-user'
import { displayName } from '~/features/shared/user/user-texts'
import { administersEveryBrand } from '~/permissions/permissions'

import type { AccessUser } from '../access-change'
import { AccessPreviewList, previewOf } from '../AccessDialog'
import { type NewAdmins, removalOf } from './use-leave'

/** A list of brands that is longer begins with these. */
const FIRST = 8

type FirstBrandsProps<Brand> = { brands: readonly Brand[]; children: (shown: readonly Brand[]) => ReactNode }

/** The first brands of a long list, and a button for the others. */
export function FirstBrands<Brand>({ brands, children }: FirstBrandsProps<Brand>) {
  const [all, setAll] = useState(false)
  // a button would be as high as the last one
  const shown = all || brands.length <= FIRST + 1 ? brands : brands.slice(0, FIRST)
  return (
    <>
      {children(shown)}
      {shown.length < brands.length && (
        <div>
          <Button
            size="small"
            variant="text"
            onClick={({ currentTarget }) => {
              passFocusOn(currentTarget)
              setAll(true)
            }}
          >
            <FormattedMessage id="access.leave.more" values={{ count: brands.length - shown.length }} />
          </Button>
        </div>
      )}
    </>
  )
}

type LeavePreviewProps = {
  user: AccessUser
  brands: readonly UserBrand[]
  admins: NewAdmins
}

/** What a departure takes away. The choice of new administrators above it has named the brands that the user administers. */
export function LeavePreview({ user, brands, admins }: LeavePreviewProps) {
  const preview = previewOf(removalOf(user, brands, admins), useCurrentUser()?.id)
  const others = brands.filter(({ is_admin }) => !is_admin)
  const count = brands.length - others.length
  const name = displayName(user)
  return (
    <Stack spacing={2}>
      {administersEveryBrand(user) ? (
        <Alert severity="info" role="note">
          <FormattedMessage id="access.role.everything" />
        </Alert>
      ) : (
        <div>
          {others.length === 0 ? (
            <FormattedMessage id="access.leave.loses" values={{ name, count }} />
          ) : count > 0 ? (
            <FormattedMessage id="access.leave.losesToo" values={{ name, count }} />
          ) : (
            <FormattedMessage id="access.preview.loses.brands" values={{ name }} />
          )}
          <Spaced mt={1}>
            <FirstBrands brands={others}>
              {(shown) => (
                <BulletList>
                  {shown.map(({ id, name: brand }) => (
                    <li key={id}>
                      <Name>{brand}</Name>
                    </li>
                  ))}
                </BulletList>
              )}
            </FirstBrands>
          </Spaced>
        </div>
      )}
      <AccessPreviewList by="user" preview={{ ...preview, loses: [], byRole: [] }} />
    </Stack>
  )
}
