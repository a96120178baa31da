import { useIntl } from 'react-intl'

import { Avatar } from '~/design/data/Avatar'
import { severalLines, Truncated } from '~/design/data/Truncated'
import { Skeleton, SkeletonText } from '~/design/feedback/Skeleton'
import { Loading } from '~/design/feedback/Spinner'
import { Tooltip } from '~/design/layers/Tooltip'
import { Box, Grow } from '~/design/layout/Flex'
import { Strong, VisuallyHidden } from '~/design/layout/Text'
import { useCompact } from '~/features/shared/compact-sidebar'

type CompanyFaceProps = {
  /** Undefined until the user has loaded; empty without a company: the product stands for it. */
  name: string | undefined
}

/** The company at the top of the navigation: a mark and the name. */
export function CompanyFace({ name }: CompanyFaceProps) {
  const compact = useCompact()
  const intl = useIntl()
  if (name === undefined)
    return (
      <Loading>
        <Box sx={ROW}>
          <Skeleton shape="box" width="2rem" height="2rem" />
          {!compact && (
            <Grow>
              <SkeletonText lines={1} />
            </Grow>
          )}
        </Box>
      </Loading>
    )
  const shown = name || intl.formatMessage({ id: 'common.app.name' })
  return (
    <Tooltip title={compact ? shown : ''} placement="right">
      <Box sx={ROW}>
        <Avatar name={shown} shape="square" />
        {compact ? (
          <VisuallyHidden translate="no">{shown}</VisuallyHidden>
        ) : (
          <Grow>
            <Box component="span" sx={NAME}>
              <Strong as="span" block>
                <Truncated>{shown}</Truncated>
              </Strong>
            </Box>
          </Grow>
        )}
      </Box>
    </Tooltip>
  )
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1.25,
  // equally high with any name and without one, so that the content below does not move
  minHeight: '4.25rem',
  p: '6px',
} as const

/** A longer name is clipped, so that the navigation below does not move. */
const NAME = { '& [data-truncated]': severalLines(2) } as const
