import { styled } from '~/design/theme/styled'

/** A container for `@container` queries: its content can adapt to the width that there is. */
export const WidthContainer = styled('div')({ containerType: 'inline-size' })
