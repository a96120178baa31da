import type { Decorator } from '@storybook/react-vite'

import { InstallationContext, type Installation } from '~/features/shared/installation'

const INSTALLATION: Installation = {
  supportEmail: 'support@exemple.fr',
  legal: {
    notice: 'https://exemple.fr/mentions',
    terms: 'https://exemple.fr/cgu',
    privacy: 'https://exemple.fr/confidentialite',
  },
}

/** The values of `config.json`; `parameters.installation` adds or removes some. */
export const withInstallation: Decorator = (Story, { parameters }) => (
  <InstallationContext value={{ ...INSTALLATION, ...parameters['installation'] }}>
    <Story />
  </InstallationContext>
)
