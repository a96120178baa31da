import { loginPage } from './login-page.ts'
import type { Place, Screen } from './screen.ts'

export const CAMILLE = {
  first_name: 'Camille',
  last_name: 'Dupont',
  email: 'camille.dupont@exemple.fr',
  password: 'Jardin$Vert27',
  password_confirm: 'Jardin$Vert27',
}

export const REGISTER = '/onboarding/register'
export const WELCOME = /\/dashboard\?welcome=true&trial=true&onboarding=complete$/

/** Clicks within the page, faster than any user. */
export const tenTimes = (button: HTMLElement | SVGElement) => {
  for (let times = 0; times < 10; times += 1) if (button instanceof HTMLElement) button.click()
}

/** The elements of the registration page. */
export function registerPage<Found extends Place<Found>>(page: Screen<Found>) {
  const field = (name: keyof typeof CAMILLE) => page.locator(`input[name="${name}"]`)
  const business = page.locator('input[name="business_name"]')
  const goOn = page.getByRole('button', { name: /^(Continuer|Création du compte\.\.\.)$/ })
  const launch = page.getByRole('button', { name: /^(Lancer mon entreprise.!|Finalisation\.\.\.)$/ })
  const lastStep = page.getByRole('heading', { level: 1, name: /^Dernière étape.!$/ })

  async function enter(values: Partial<typeof CAMILLE> = {}) {
    // the keys are those of the fields
    for (const [name, text] of Object.entries({ ...CAMILLE, ...values }))
      await field(name as keyof typeof CAMILLE).fill(text)
  }

  return {
    field,
    business,
    goOn,
    launch,
    lastStep,
    alert: page.getByRole('alert'),
    enter,
    /** Uses the link on the login page within the app: before hydration, the link loads a page. */
    async openFromLogin() {
      await page.goto('/auth/login')
      await loginPage(page).enter()
      await page.locator('button[type="submit"]:enabled').waitFor()
      await page.getByRole('link', { name: 'Créer un compte' }).click()
    },
    /** Step 1, up to step 2. */
    async registerAccount() {
      await page.goto(REGISTER)
      await enter()
      await goOn.click()
      await lastStep.waitFor()
    },
    async nameBusiness(name = 'Atelier Vert') {
      await business.fill(name)
      await launch.click()
    },
  }
}
