import type { KnownValue } from '../../generated/known-values.gen.ts'
import { ownersOf } from './companies.ts'
import { BASTIEN, CLAIRE, GARANCE, HUGO, INES, JEANNE, LEA, NOE } from './named.ts'
import { namedUsers } from './users.ts'

/** A text for each language of the application. */
type Description = Record<KnownValue<'languageCode'>, string>

export type SandboxUser = { name: string; email: string; role: string; description: Description }

const DESCRIPTIONS: Record<string, Description> = {
  [CLAIRE]: {
    fr: 'Administre l’agence Atelier Lumière : 140 personnes, 47 marques',
    en: 'Runs the agency Atelier Lumière: 140 people, 47 brands',
    es: 'Administra la agencia Atelier Lumière: 140 personas, 47 marcas',
    de: 'Verwaltet die Agentur Atelier Lumière: 140 Personen, 47 Marken',
    it: 'Amministra l’agenzia Atelier Lumière: 140 persone, 47 brand',
  },
  [BASTIEN]: {
    fr: 'Administre trois marques de l’agence',
    en: 'Manages three of the agency’s brands',
    es: 'Administra tres marcas de la agencia',
    de: 'Verwaltet drei Marken der Agentur',
    it: 'Amministra tre brand dell’agenzia',
  },
  [LEA]: {
    fr: 'Membre de trois marques',
    en: 'Member of three brands',
    es: 'Miembro de tres marcas',
    de: 'Mitglied von drei Marken',
    it: 'Membro di tre brand',
  },
  [HUGO]: {
    fr: 'Client en lecture seule d’une marque',
    en: 'Client with read-only access to one brand',
    es: 'Cliente de una marca, solo lectura',
    de: 'Kunde einer Marke, nur Lesezugriff',
    it: 'Cliente di un brand, in sola lettura',
  },
  [JEANNE]: {
    fr: 'Entreprise solo en période d’essai',
    en: 'One-brand business on a free trial',
    es: 'Empresa individual en periodo de prueba',
    de: 'Einzelunternehmen in der Testphase',
    it: 'Impresa individuale in periodo di prova',
  },
  [GARANCE]: {
    fr: 'Petite agence en retard de paiement',
    en: 'Small agency with an overdue payment',
    es: 'Agencia pequeña con un pago atrasado',
    de: 'Kleine Agentur mit überfälliger Zahlung',
    it: 'Piccola agenzia con un pagamento in ritardo',
  },
  [INES]: {
    fr: 'Abonnement annulé',
    en: 'Subscription cancelled',
    es: 'Suscripción cancelada',
    de: 'Abonnement gekündigt',
    it: 'Abbonamento annullato',
  },
  [NOE]: {
    fr: 'Compte créé, entreprise pas encore nommée',
    en: 'Account created, business not named yet',
    es: 'Cuenta creada, empresa aún sin nombre',
    de: 'Konto erstellt, Unternehmen noch ohne Namen',
    it: 'Account creato, impresa ancora senza nome',
  },
}

const NONE: Description = { fr: '', en: '', es: '', de: '', it: '' }

/** The users offered on the login page of a sandbox. */
export const sandboxUsers: SandboxUser[] = [...namedUsers(0), ...ownersOf(0)].map((user) => ({
  name: `${user.first_name} ${user.last_name}`,
  email: user.email,
  role: user.user_type,
  description: DESCRIPTIONS[user.email] ?? NONE,
}))
