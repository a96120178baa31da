/** '1 semaine', '2 semaines'; none takes the singular in French. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count < 2 ? one : many}`
