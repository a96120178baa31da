/** Lets the browser do its pending work: paint, handle input, send calls. */
export const turn = () => new Promise<void>((resolve) => setTimeout(resolve))
