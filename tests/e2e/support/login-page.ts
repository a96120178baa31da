import { CLAIRE } from '#mocks/domain/seed/named.ts'

import { PASSWORD } from './own-world.ts'
import type { Place, Screen } from './screen.ts'

/** The elements of the login page. */
export const loginPage = <Found extends Place<Found>>(page: Screen<Found>) => {
  const email = page.locator('input[name="email"]')
  const password = page.locator('input[name="password"]')
  const submit = page.getByRole('button', { name: /^(Se connecter|Connexion en cours\.\.\.)$/ })
  async function enter(secret = PASSWORD, address = CLAIRE) {
    await email.fill(address)
    await password.fill(secret)
  }

  return {
    email,
    password,
    submit,
    enter,
    remember: page.getByRole('checkbox', { name: 'Se souvenir de moi' }),
    alert: page.getByRole('alert'),
    notice: page.getByText('La page demandée s’ouvrira après la connexion.'),
    redirecting: page.getByText(/^Connexion réussie.! Redirection en cours\.\.\.$/),
    async signIn(secret = PASSWORD, address = CLAIRE) {
      await enter(secret, address)
      await submit.click()
    },
  }
}
