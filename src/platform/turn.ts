/** Lets the browser do what waits: paint, handle input, send calls. */
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve))
