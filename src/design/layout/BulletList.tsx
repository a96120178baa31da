import { styled } from '~/design/theme/styled'

/** A list with markers; its children are `li`. */
export const BulletList = styled('ul')({ margin: 0, paddingLeft: 20 })
