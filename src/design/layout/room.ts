import { styled } from '~/design/theme/styled'

/** What is inside may ask for the width that it has: `@container`. */
export const Room = styled('div')({ containerType: 'inline-size' })
