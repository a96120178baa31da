/** What a server says in French of too many tries, in words without case and accents (`plainWords`). */
export const TOO_MANY_TRIES = /trop d(?:e |['’])(?:tentative|essai|echec|connexion|requete|demande)/
