import { FormattedMessage } from 'react-intl'

import { BrandsIcon, UsersIcon } from '~/design/icons/icons'
import { EmptyPart } from '~/features/shared/EmptyPart'

import type { AccessMode } from './access-change'

/** Nothing is chosen in the list yet. */
export const ChooseFirst = ({ mode }: { mode: AccessMode }) => (
  <EmptyPart
    icon={mode === 'user' ? <UsersIcon /> : <BrandsIcon />}
    title={<FormattedMessage id={`access.choose.${mode}`} />}
  >
    <FormattedMessage id={`access.choose.${mode}.body`} />
  </EmptyPart>
)
