/** The only MUI layout components that screens use. */
export { Box } from '~/design/theme/styled'
export { default as Divider } from '@mui/material/Divider'
export { default as Grid } from '@mui/material/Grid'
export { default as Stack } from '@mui/material/Stack'
export { default as Typography } from '@mui/material/Typography'

export { Link } from './Link'
