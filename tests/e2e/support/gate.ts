/**
 * Whether `npm run <name>` is running. `npm test` runs at most a part of the gates that last minutes (docs/gates.md).
 */
export const isGate = (name: string) => process.env['npm_lifecycle_event'] === name
