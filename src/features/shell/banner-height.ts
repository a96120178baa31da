import { createKeptHeight } from '~/features/shared/kept-height'

/** Of the banner. Pages that show a limit themselves hide its banner. */
export const bannerHeight = createKeptHeight('banner-height', 400)
