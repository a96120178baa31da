import { ownersOf } from './companies.ts'
import { namedPeople } from './people.ts'

export type SandboxPerson = { name: string; email: string; role: string; description: string }

const DESCRIPTIONS: Record<string, string> = {
  'claire@atelier-lumiere.example': 'Administre l’agence Atelier Lumière : 140 personnes, 47 marques',
  'bastien@atelier-lumiere.example': 'Administre trois marques de l’agence',
  'lea@atelier-lumiere.example': 'Membre de trois marques',
  'hugo@brasserie-du-port.example': 'Client en lecture seule d’une marque',
  'jeanne@boulangerie-marchand.example': 'Entreprise solo en période d’essai',
  'garance@studio-garance.example': 'Petite agence en retard de paiement',
  'ines@cabinet-rousseau.example': 'Abonnement annulé',
  'noe@exemple.example': 'Compte créé, entreprise pas encore nommée',
}

/** Whom the login page of a sandbox offers. */
export const sandboxPeople: SandboxPerson[] = [...namedPeople(0), ...ownersOf(0)].map((person) => ({
  name: `${person.first_name} ${person.last_name}`,
  email: person.email,
  role: person.user_type,
  description: DESCRIPTIONS[person.email] ?? '',
}))
