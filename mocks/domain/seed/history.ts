import { ofName } from '../french.ts'
import type { ActivityRecord, BrandRecord, LoginRecord, TrialEventRecord } from '../records.ts'
import { DAY, HOUR } from '../time.ts'
import { isoTime } from '../world.ts'

const BROWSERS = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
]

/** Twelve sign-ins each for the first four users and the owner on trial; every fifth failed. */
export const logins = (now: number): LoginRecord[] =>
  [1, 2, 3, 141].flatMap((user_id, who) =>
    Array.from({ length: 12 }, (_, at) => ({
      id: who * 12 + at + 1,
      user_id,
      timestamp: isoTime(now - (20 + at * 31) * HOUR),
      ip_address: `192.0.2.${10 + who * 20 + (at % 3)}`,
      user_agent: BROWSERS[at % BROWSERS.length] ?? '',
      success: at % 5 !== 3,
    })),
  )

const happenings = [
  ['brand_updated', 2, (name: string) => `L’adresse ${ofName(name)} a été modifiée.`],
  ['users_assigned', 1, (name: string) => `Trois personnes ont été ajoutées à ${name}.`],
  ['admin_changed', 1, (name: string) => `${name} a un nouvel administrateur.`],
  ['page_published', 3, (name: string) => `Une page ${ofName(name)} a été publiée.`],
  ['brand_activated', 1, (name: string) => `${name} est de nouveau active.`],
] as const

export const activity = (now: number, brands: BrandRecord[]): ActivityRecord[] =>
  brands.slice(0, 24).map((brand, at) => {
    const [type, user_id, describe] = happenings[at % happenings.length] ?? happenings[0]
    return {
      id: at + 1,
      company_id: brand.company_id,
      brand_id: brand.id,
      user_id,
      type,
      description: describe(brand.name),
      created_at: isoTime(now - (1 + at * 9) * HOUR),
    }
  })

/** The agency's trial is long over; the bakery's is running. */
const trialStory = [
  [1, 'trial_started', 'Essai gratuit de 14 jours commencé.', 700],
  [1, 'trial_extended', 'Essai prolongé d’une semaine.', 690],
  [1, 'trial_reminder', 'Rappel envoyé : 3 jours avant la fin de l’essai.', 683],
  [1, 'plan_activated', 'Abonnement Agency Scale activé.', 680],
  [2, 'trial_started', 'Essai gratuit de 14 jours commencé.', 9],
  [2, 'user_limit_near', 'Un seul utilisateur peut encore être ajouté.', 6],
  [2, 'trial_reminder', 'Rappel envoyé : 7 jours avant la fin de l’essai.', 2],
] as const

export const trialEvents = (now: number): TrialEventRecord[] =>
  trialStory.map(([company_id, event_type, description, days], at) => ({
    id: at + 1,
    company_id,
    event_type,
    description,
    created_at: isoTime(now - days * DAY),
  }))
