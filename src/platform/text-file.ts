/** A text with tens of thousands of lines. Reading more would freeze the page. */
const MOST_BYTES = 2_000_000

/** What a chosen file holds, or why it cannot be read as a text. */
export type TextFile = { text: string } | { problem: 'large' | 'binary' | 'unreadable' }

/** Excel writes windows-1252 or UTF-16; other programs write UTF-8. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export async function readTextFile(file: Blob): Promise<TextFile> {
  if (file.size > MOST_BYTES) return { problem: 'large' }
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()))
    // a workbook, a picture
    return text.includes('\0') ? { problem: 'binary' } : { text }
  } catch {
    // it was moved or changed since it was chosen
    return { problem: 'unreadable' }
  }
}
