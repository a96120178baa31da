/** A page of the app and its search parameters, for links whose page is known only at run time. */
export type PageLink = { to: string; search?: Readonly<Record<string, string | number | boolean>> }
