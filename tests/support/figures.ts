const isFull = process.env['FULL'] === '1'

/** How often a property is tried: a tenth in `npm test`, all of it in `npm run test:long`. */
export const runs = (full: number): number => (isFull ? full : Math.ceil(full / 10))

/** For tests that try much: a slow machine is no failure. */
export const PATIENT = { timeout: isFull ? 900_000 : 120_000 }
