import Skeleton from '@mui/material/Skeleton'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'

/** Skeleton rows for a table body; the header is already there. */
export function SkeletonRows({ columns, rows = 8 }: { columns: number; rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <TableRow key={row} aria-hidden className="appear-late">
      {Array.from({ length: columns }, (_cell, column) => (
        <TableCell key={column}>
          <Skeleton variant="text" width={`${[70, 55, 85, 40][(row + column) % 4]}%`} />
        </TableCell>
      ))}
    </TableRow>
  ))
}
