/** What an entity without a name is called: '#7'. */
export const standInName = (id: number): string => `#${id}`
