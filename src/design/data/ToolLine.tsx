import { styled } from '~/design/theme/styled'

/** Buttons for a whole list, at the end of the line of its filters. */
export const ToolLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  // no higher than the filters
  '& button': { marginBlock: -2 },
  '& [data-variant="outlined"]': { minHeight: 36, paddingBlock: 6 },
})
