/** '1 semaine', '2 semaines'. French uses the singular for 0. */
export const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count < 2 ? one : many}`

/** 'de Maison Dubois', 'd’Atelier Ocre'. */
export const ofName = (name: string) => (/^[aeiouyhœ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`)
