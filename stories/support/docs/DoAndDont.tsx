type Rule = readonly [instead: string, of: string]

/** Rules of a guide: what to do, and what instead of it one meets elsewhere. */
export const DoAndDont = ({ rules }: { rules: readonly Rule[] }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Do</th>
        <th scope="col">Don’t</th>
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
  </table>
)
