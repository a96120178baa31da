import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import type { PluginOption } from 'vite'

import { locales } from '../scripts/vite-locales.ts'
import { dependenciesOf } from './dependencies.ts'
import { manifests } from './manifest.ts'

/** Plugins of the app that have no business here: stories have no routes folder, page or config.json, and no limit of time. */
const OF_THE_APP = /^(?:tanstack|msw|boot-script|contract|late-scripts|licences|sandbox-config)/

const forStories = (plugin: PluginOption): PluginOption => {
  if (Array.isArray(plugin)) return plugin.map(forStories)
  if (!plugin || !('name' in plugin)) return plugin
  // with the languages that are being translated
  if (plugin.name === 'locales') return locales({ drafts: true })
  return OF_THE_APP.test(plugin.name) ? null : plugin
}

const config = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // Storybook's checklist for people who set it up
    sidebarOnboardingChecklist: false,
    // what tools read: each component with its properties and stories. Their list of changed stories is on by itself
    componentsManifest: true,
  },
  // manager-head.html says what lasts while stories are bundled: a built workbench is
  managerHead: (head, { configType }) => (configType === 'DEVELOPMENT' ? (head ?? '') : ''),
  // the tables of properties are read by people: a test run need not parse every component for them
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []).map(forStories), msw({ mode: 'worker-only' })],
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [...(config.optimizeDeps?.include ?? []), ...dependenciesOf('src', 'mocks', 'stories')],
    },
  }),
} satisfies StorybookConfig

// the types of the configuration do not have it yet
export default { ...config, experimental_manifests: manifests }
