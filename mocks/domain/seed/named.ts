/** Addresses of the users whom stories and tests name. */

/** Administers the agency. */
export const CLAIRE = 'claire@atelier-lumiere.example'
/** Administers a brand of the agency. */
export const BASTIEN = 'bastien@atelier-lumiere.example'
/** Works for brands of the agency. */
export const LEA = 'lea@atelier-lumiere.example'
/** A client of the agency, who only reads. */
export const HUGO = 'hugo@brasserie-du-port.example'
/** Tries the product alone: one brand, two users at most, five days left. */
export const JEANNE = 'jeanne@boulangerie-marchand.example'
/** Her payment is late. */
export const GARANCE = 'garance@studio-garance.example'
/** Her subscription is cancelled; she has one brand. */
export const INES = 'ines@cabinet-rousseau.example'
/** Has an account and no business yet. */
export const NOE = 'noe@exemple.example'
