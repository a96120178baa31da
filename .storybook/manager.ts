import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'

addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'Console Marques: the workbench',
    // `npm run demo` sets it: the page with the doors to the app, the tokens and the report
    brandUrl: process.env.STORYBOOK_HOME ?? './',
    brandTarget: '_self',
  }),
})
