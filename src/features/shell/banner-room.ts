import { createRoom } from '~/features/shared/room'

/** Of the banner. Pages that show a limit themselves hide its banner. */
export const bannerRoom = createRoom('banner-room', 400)
