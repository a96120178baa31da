import { styled } from '~/design/theme/styled'

/** A container for `@container` queries: its content can adapt to the available width. */
export const Room = styled('div')({ containerType: 'inline-size' })
