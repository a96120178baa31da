import { styled } from '@mui/material/styles'

/** A list with markers; its children are `li`. */
export const BulletList = styled('ul')({ margin: 0, paddingLeft: 20 })
