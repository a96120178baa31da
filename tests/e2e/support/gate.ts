/** Whether `npm run <name>` runs: `npm test` takes a part at most of the gates that last for minutes (docs/gates.md). */
export const isGate = (name: string) => process.env['npm_lifecycle_event'] === name
