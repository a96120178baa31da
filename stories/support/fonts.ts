import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** `optional` would show the fallback on a slow first load: screenshots wait for the font instead. */
export async function loadStoryFonts() {
  if ([...document.fonts].some(({ family }) => family.includes('Inter Variable'))) return
  const face = new FontFace('Inter Variable', `url(${inter}) format("woff2")`, { weight: '100 900', display: 'block' })
  document.fonts.add(await face.load())
}
