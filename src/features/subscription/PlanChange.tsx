import { FormattedMessage } from 'react-intl'

import { Count } from '~/design/data/Count'
import { Name } from '~/design/data/Facts'
import { hasLimit } from '~/design/feedback/UsageBar'
import { Box } from '~/design/layout/Flex'
import { VisuallyHidden } from '~/design/layout/Text'
import { useFormats } from '~/i18n/formats'

import type { Plan, Usage } from './plans'

/** The company's current state; an unknown limit is undefined. */
export type Present = {
  name: string | undefined
  price: number | null | undefined
  inTrial: boolean
  usage: Usage
  limits: { brands: number | null | undefined; users: number | null | undefined }
}

type PlanChangeProps = { present: Present; name: string; amount: number; plan: Plan | undefined }

/** Before and after, with the current usage against both limits. */
export function PlanChange({ present, name, amount, plan }: PlanChangeProps) {
  const { price } = useFormats()
  const { usage, limits } = present
  return (
    <Box component="table" sx={TABLE}>
      <caption>
        <VisuallyHidden>
          <FormattedMessage id="plans.confirm.change" />
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage id="plans.confirm.change" />
            </VisuallyHidden>
          </th>
          <th scope="col">
            <FormattedMessage id="plans.confirm.today" />
          </th>
          <th scope="col">
            <FormattedMessage id="plans.confirm.then" />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <FormattedMessage id="plans.confirm.plan" />
          </th>
          <td>
            <PresentPlan {...present} />
          </td>
          <td translate="no">{name}</td>
        </tr>
        <tr>
          <th scope="row">
            <FormattedMessage id="plans.compare.price" />
          </th>
          <td>{price(present.inTrial ? 0 : present.price)}</td>
          <td>{price(amount)}</td>
        </tr>
        <tr>
          <th scope="row">
            <FormattedMessage id="plans.compare.brands" />
          </th>
          <td>
            <Used used={usage.brands} limit={limits.brands} />
          </td>
          <td>
            <Used used={usage.brands} limit={plan?.brandsLimit} />
          </td>
        </tr>
        <tr>
          <th scope="row">
            <FormattedMessage id="plans.compare.users" />
          </th>
          <td>
            <Used used={usage.users} limit={limits.users} />
          </td>
          <td>
            <Used used={usage.users} limit={plan?.usersLimit} />
          </td>
        </tr>
      </tbody>
    </Box>
  )
}

/** A trial costs nothing, also if the server names its plan (K55). */
function PresentPlan({ name, inTrial }: Pick<Present, 'name' | 'inTrial'>) {
  if (!inTrial) return name ? <Name>{name}</Name> : <FormattedMessage id="billing.plan.none" />
  return (
    <>
      {name && <Name>{name} · </Name>}
      <FormattedMessage id="plans.confirm.trial" />
    </>
  )
}

function Used({ used, limit }: { used: number | null; limit: number | null | undefined }) {
  if (used === null || !hasLimit(limit)) return <Count value={used} />
  return (
    <Box component="span" sx={used > limit ? { color: 'error.main', fontWeight: 600 } : {}}>
      <FormattedMessage id="plans.confirm.used" values={{ used, limit }} />
    </Box>
  )
}

const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  // not in the names: tabular hyphens look wide
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& :is(th, td)': {
    position: 'relative',
    py: 0.75,
    pr: 1,
    borderBottom: 1,
    borderColor: 'divider',
    textAlign: 'start',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontWeight: 600 },
  '& tbody th': { color: 'text.secondary' },
} as const
