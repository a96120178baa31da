import { startApp } from '~/app/start-app'

void startApp(document.querySelector('#root'))
