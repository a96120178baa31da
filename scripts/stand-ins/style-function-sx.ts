import { stylesOfSx } from '../../src/design/theme/styled.ts'

type Given = { sx?: object | readonly object[] }

/** Stands in for MUI's reader of `sx`: ours is in every page already. */
const styleFunctionSx = ({ sx }: Given) => (sx ? [sx].flat().map(stylesOfSx) : null)
styleFunctionSx.filterProps = ['sx']

export default styleFunctionSx
