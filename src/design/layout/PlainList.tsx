import type { HTMLAttributes } from 'react'

import { styled } from '~/design/theme/styled'

type PlainListProps = Pick<HTMLAttributes<HTMLElement>, 'children' | 'aria-label' | 'aria-labelledby'> & {
  ordered?: boolean
  /** Space between the items, in steps of 8 px. */
  gap?: number
}

const Root = styled(
  'ul',
  'gap',
)<{ gap: number | undefined }>(({ theme, gap }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  ...(gap !== undefined && { display: 'grid', gap: theme.spacing(gap) }),
}))

/** A list without markers or indent; its children are `li`. */
export const PlainList = ({ ordered = false, gap, ...props }: PlainListProps) => (
  <Root as={ordered ? 'ol' : 'ul'} gap={gap} {...props} />
)
