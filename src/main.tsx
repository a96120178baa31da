import { startApp } from '~/app/start-app'

startApp(document.querySelector('#root'))
