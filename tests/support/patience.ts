/**
 * How long a test waits for what must come, in ms. It costs nothing where all is well: the machine of a CI can be five
 * times slower than an idle one.
 */
export const PATIENCE = 45_000
