import type { Locale } from '../../../src/i18n/locales'

/** By the French word of docs/glossary.md: what other forms of a term have in common, where the term is not part of them. */
export const FORMS: Readonly<Record<string, Partial<Record<Locale, readonly string[]>>>> = {
  entreprise: { it: ['aziend'] },
  utilisateur: { it: ['utent'] },
  administrateur: { it: ['amministrator'] },
  'mot de passe': { fr: ['mots de passe'], de: ['passw'] },
  abonnement: { it: ['abbonament'] },
  plan: { it: ['pian'] },
  paiement: { it: ['pagament'] },
  invitation: { es: ['invitaci'], it: ['invit'] },
  session: { it: ['session'] },
  paramètres: { de: ['einstellung'], it: ['impostazion'] },
  langue: { it: ['lingu'] },
  'activité récente': { de: ['aktivität'] },
  statistiques: { es: ['estadística', 'estadistica'], de: ['statistik'], it: ['statistich'] },
  'la marque sélectionnée': { de: ['ausgewählt'] },
  'place d’utilisateur': {
    fr: ['places d’utilisateur'],
    es: ['plazas de usuario'],
    de: ['benutzerpl'],
    it: ['posti utente'],
  },
  inactif: { es: ['inactiv'], it: ['inattiv'] },
  'accès à une marque': { en: ['access to any brand'], es: ['acceso a ninguna marca'] },
  'reconnectez-vous': { de: ['melden sie sich wieder mit'] },
  sauvegarder: { en: ['sav'], es: ['guard'], de: ['speicher'] },
  'donner accès': {
    en: ['give', 'giving'],
    es: ['dar', 'dé', 'dele'],
    de: ['geben'],
    it: ['dare', 'dai', 'dar', 'dà'],
  },
  'retirer l’accès': { en: ['remove'], es: ['retirar', 'retire'], de: ['entziehen', 'entfernen'], it: ['rimuov'] },
  'nommer un administrateur': { en: ['name a'], es: ['nombrar'], de: ['ernennen'], it: ['nomina'] },
  'impossible de récupérer': { es: ['no se han podido cargar'], de: ['konnten nicht abgerufen werden'] },
}
