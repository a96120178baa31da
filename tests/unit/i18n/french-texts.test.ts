import { describe, expect, it } from 'vitest'

import { createAppIntl } from '~/i18n/intl'
import { catalogue } from '~/i18n/message-loader'

import { ALL_TEXTS } from './sources'

/** The French literals of F and B in these namespaces, exactly as written. */
const DOCUMENTED: Record<string, string> = {
  'access.error.assign': "Erreur lors de l'assignation",
  'access.error.bulk': "Erreur lors de l'assignation en lot",
  'access.error.admin': "Erreur lors de la définition de l'admin",
  'auth.login.remember': 'Se souvenir de moi',
  'auth.login.submit': 'Se connecter',
  'auth.login.submitting': 'Connexion en cours...',
  'auth.login.success': 'Connexion réussie ! Redirection en cours...',
  'auth.login.attempts': 'Plusieurs tentatives échouées. Vérifiez vos identifiants.',
  'auth.login.invalid': 'Identifiants incorrects',
  'auth.login.locked': 'Compte temporairement verrouillé',
  'auth.login.network': 'Erreur de connexion, réessayez',
  'brands.list.failed': 'Impossible de récupérer la liste des marques',
  'brands.details.failed': 'Impossible de récupérer les détails de la marque',
  'lists.users.failed': 'Impossible de récupérer les utilisateurs de la marque',
  'lists.byCompany.failed': 'Impossible de récupérer les marques par entreprise',
  'brands.activity.failed': "Impossible de récupérer l'activité récente",
  'brands.overview.failed': "Impossible de récupérer la vue d'ensemble des marques",
  'lists.notProvided': 'Non renseigné',
  'common.role.agency_admin': 'Admin Agence',
  'common.role.brand_admin': 'Admin Marque',
  'common.role.brand_member': 'Membre Marque',
  'common.role.client_readonly': 'Client lecture',
  'data.billing.active': 'Actif',
  'data.billing.trial': "Période d'essai",
  'data.billing.past_due': 'Paiement en retard',
  'data.billing.cancelled': 'Annulé',
  'errors.unknown': 'Une erreur est survenue',
  'errors.network': 'Erreur de connexion réseau',
  'errors.timeout': 'La requête a expiré',
  'errors.forbidden': "Vous n'avez pas les permissions pour effectuer cette action.",
  'errors.connection': 'Erreur de connexion. Vérifiez votre connexion internet.',
  'errors.tooManyAttempts': 'Trop de tentatives. Veuillez patienter avant de réessayer.',
  'errors.invalidData': 'Données invalides.',
  'errors.page.forbidden.title': 'Accès non autorisé',
  'forms.email.required': 'Email requis',
  'forms.email.format': 'Format email invalide',
  'forms.email.tooLong': 'Email trop long',
  'onboarding.email.disposable': 'Les adresses emails jetables ne sont pas autorisées',
  'auth.identifier.tooShort': "Nom d'utilisateur trop court (minimum 3 caractères)",
  'auth.password.required': 'Mot de passe requis',
  'forms.password.tooShort': 'Mot de passe minimum 8 caractères',
  'forms.password.tooLong': 'Mot de passe trop long',
  'forms.password.classes': 'Mot de passe doit contenir: minuscule, majuscule, chiffre et caractère spécial',
  'forms.password.common': 'Mot de passe trop commun, choisissez un mot de passe plus sécurisé',
  'forms.password.repeated': 'Le mot de passe ne doit pas contenir 3 caractères identiques à la suite',
  'forms.password.sequence': 'Le mot de passe ne doit pas contenir de suite simple',
  'forms.password.mismatch': 'Les mots de passe ne correspondent pas',
  'settings.currentPassword.required': 'Le mot de passe actuel est requis',
  'forms.newPassword.tooShort': 'Le nouveau mot de passe doit contenir au moins 8 caractères',
  'forms.newPassword.tooLong': 'Le nouveau mot de passe ne peut pas dépasser 128 caractères',
  'forms.newPassword.classes':
    'Le mot de passe doit contenir au moins une majuscule, une minuscule, un chiffre et un caractère spécial',
  'settings.newPassword.unchanged': "Le nouveau mot de passe doit être différent de l'actuel",
  'forms.firstName.required': 'Le prénom est requis',
  'forms.firstName.tooLong': 'Le prénom ne peut pas dépasser 150 caractères',
  'forms.lastName.required': 'Le nom est requis',
  'forms.phone.format': 'Numéro de téléphone français invalide',
  'forms.phone.tooLong': 'Le téléphone ne peut pas dépasser 20 caractères',
  'forms.position.tooLong': 'Le poste ne peut pas dépasser 100 caractères',
  'onboarding.terms.required': 'Vous devez accepter les conditions',
  'onboarding.businessName.forbidden': "Le nom d'entreprise contient des mots-clés non autorisés",
  'forms.suspicious': 'Contenu suspect détecté',
  'forms.strength.veryWeak': 'Très faible',
  'forms.strength.weak': 'Faible',
  'forms.strength.medium': 'Moyenne',
  'forms.strength.strong': 'Forte',
  'forms.strength.veryStrong': 'Très forte',
  'frame.banner.limit': 'Limite de ressources atteinte',
  'frame.idle.stay': 'Rester connecté',
  'onboarding.account.title': 'Informations personnelles',
  'onboarding.existing.title': 'Entreprise existante ?',
  'onboarding.account.submit': 'Continuer',
  'onboarding.account.submitting': 'Création du compte...',
  'onboarding.account.signIn': 'Se connecter',
  'onboarding.account.failed': 'Erreur lors de la création du compte',
  'onboarding.account.tokens': 'Tokens invalides reçus du serveur',
  'onboarding.business.title': 'Dernière étape !',
  'onboarding.business.submit': 'Lancer mon entreprise !',
  'onboarding.business.submitting': 'Finalisation...',
  'onboarding.business.failed': "Erreur lors de la création de l'entreprise",
  'onboarding.business.refused': 'Échec de création du business',
  'onboarding.business.incomplete': 'Données business incomplètes',
  'onboarding.unknown': 'Une erreur inconnue est survenue',
  'plans.cancel.body': "Aucun montant n'a été débité. Vous pouvez réessayer quand vous le souhaitez.",
}

const documented = new Set(Object.values(DOCUMENTED))
/** Our own wording: not documented. */
const own = [...ALL_TEXTS.fr].filter(([, text]) => !documented.has(text))

describe('the French texts', () => {
  it.each(Object.entries(DOCUMENTED))('have the documented text of %s (LAN-36)', (id, text) => {
    expect(ALL_TEXTS.fr.get(id)).toBe(text)
  })

  it('have a space before ; : ! ? and inside « », which the build makes non-breaking', () => {
    const tight = own.filter(([, text]) =>
      /[^\s!?][;!?](?!\p{L})|[^\s\d](?<!https?):(?!:|\/)|«\S|\S»/u.test(
        text.replaceAll(/\{[^{}]*\}/g, 'x').replaceAll(/\([^\p{L}]*\)/gu, ''),
      ),
    )
    expect(tight.filter(([, text]) => !text.includes('contenir:'))).toEqual([])
  })

  it('have typographic apostrophes, unlike the documented ones', () => {
    expect(own.filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([])
  })

  it('address the reader as vous', () => {
    expect(
      own.filter(([, text]) => /(?<![\p{L}’'-])(?:tu|toi|ton|ta|tes|clique|saisis|choisis)(?![\p{L}-])/iu.test(text)),
    ).toEqual([])
  })

  it('write e-mail with a hyphen, and accents on capitals', () => {
    expect(own.filter(([, text]) => /(?<![\p{L}{\u2011-])e?mails?(?!\p{L})/iu.test(text))).toEqual([])
    expect(own.filter(([, text]) => /(?<!\p{L})(?:A|Etat|Ecran|Etape|Ete)(?= )/u.test(text))).toEqual([])
  })
})

/** F §5 and §8: texts needed even when no translation has loaded. */
const STAND_BY = [
  'forms.required',
  'forms.email.format',
  'forms.password.tooShort',
  'forms.password.mismatch',
  'errors.network',
  'errors.server',
  'errors.notFound',
  'errors.unauthorized',
  'errors.forbidden',
] as const

describe('a language without a text', () => {
  const builtIn = catalogue.messages('fr')
  const german = createAppIntl({ locale: 'de', messages: {}, builtIn, timeZone: 'Europe/Paris' })

  it.each(STAND_BY)('shows the French one for %s (LAN-23, LAN-30)', (id) => {
    expect(german.formatMessage({ id })).toBe(ALL_TEXTS.fr.get(id))
  })
})
