/** Stands in for the reader of event streams in the generated client: the contract has none. */
export function createSseClient(): never {
  throw new Error('The contract has no stream of events: take the stand-in out of scripts/vite-stand-ins.ts')
}
