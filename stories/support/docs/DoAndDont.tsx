import { styled } from 'storybook/theming'

import { darkTokens, lightTokens } from '~/design/theme/tokens'

type Rule = readonly [instead: string, of: string]

/** Storybook styles tables too, by classes: what differs from it needs more weight. */
const Table = styled.table(({ theme }) => {
  const { background, divider, success, error, text } = theme.base === 'dark' ? darkTokens : lightTokens
  const cell = { border: `1px solid ${divider}`, color: text.primary, background: background.paper }
  return {
    '&&&': { display: 'table', width: '100%', marginBlock: '24px 40px', tableLayout: 'fixed' },
    '&&& tr': { background: 'none' },
    '&&& th': { ...cell, width: '50%', padding: '12px 16px', textAlign: 'start', borderTopWidth: 4 },
    '&&& td': { ...cell, padding: '12px 16px', verticalAlign: 'top' },
    '&&& th:first-of-type': { color: success.main, borderTopColor: success.main, background: success.soft },
    '&&& th:last-of-type': { color: error.main, borderTopColor: error.main, background: error.soft },
  }
})

/** Rules of a guide: what to do, and what instead of it one meets elsewhere. */
export const DoAndDont = ({ rules }: { rules: readonly Rule[] }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">
          <span aria-hidden>✓ </span>Do
        </th>
        <th scope="col">
          <span aria-hidden>✕ </span>Don’t
        </th>
      </tr>
    </thead>
    <tbody>
      {rules.map(([right, wrong]) => (
        <tr key={right}>
          <td>{right}</td>
          <td>{wrong}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)
