import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSED = /\.(?:html|js|css|json|svg|txt|webmanifest)$/
/** Below this a compressed copy saves nothing. */
const WORTH_COMPRESSING = 512

export const isCompressed = (file: string): boolean => COMPRESSED.test(file)

const brotliOf = promisify(brotliCompress)
const gzipOf = promisify(gzip)

/** Writes the compressed copies of a text file beside it. */
export async function compress(file: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < WORTH_COMPRESSING) {
    for (const extension of ['br', 'gz']) rmSync(`${file}.${extension}`, { force: true })
    return
  }
  const [brotlied, gzipped] = await Promise.all([
    brotliOf(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    gzipOf(content, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, brotlied)
  writeFileSync(`${file}.gz`, gzipped)
}
