import { FormattedMessage, useIntl } from 'react-intl'

import { Chart, SkeletonChart } from '~/design/data/Chart'
import { Muted } from '~/design/layout/Text'
import { createKeptHeight } from '~/features/shared/kept-height'
import { QueryCard } from '~/features/shared/queries/QueryCard'
import { Reserved } from '~/features/shared/Reserved'
import { useFormats } from '~/i18n/formats'

import { largestBrandsOptions } from './analytics-queries'
import { MOST_BRANDS, peoplePoints } from './charts'

const height = createKeptHeight('people-height')

/** The number of people in each of the largest brands. */
export function PeopleChart({ userId }: { userId: number }) {
  const intl = useIntl()
  const { number } = useFormats()
  const title = intl.formatMessage({ id: 'figures.people.title' })
  return (
    <QueryCard
      title={title}
      query={largestBrandsOptions()}
      skeleton={<SkeletonChart bars={MOST_BRANDS} horizontal />}
      keptHeight={{ height, userId }}
      failed="brands.list.failed"
      denied={<Reserved reason="figures.denied" />}
    >
      {({ results }) => {
        const points = peoplePoints(results, intl.locale)
        return (
          <>
            {points.length > 0 && (
              <Muted as="p" size="small" mb={1}>
                <FormattedMessage id="figures.people.most" values={{ count: points.length }} />
              </Muted>
            )}
            <Chart
              horizontal
              label={title}
              heads={[
                intl.formatMessage({ id: 'figures.people.brand' }),
                intl.formatMessage({ id: 'figures.people.count' }),
              ]}
              points={points}
              formatValue={number}
              empty={
                <Muted as="p">
                  <FormattedMessage id="figures.none" />
                </Muted>
              }
            />
          </>
        )
      }}
    </QueryCard>
  )
}
