export type PhotoType = 'jpeg' | 'png' | 'webp' | 'heif'

/** What a still picture says of itself as HEIF; sequences and films say something else. */
const stillBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'avif'])

/** The type that the first bytes show, before any decoder reads the file. Undefined for whatever is no photo. */
export function photoTypeOf(content: Buffer): PhotoType | undefined {
  const text = (from: number, to: number) => content.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && stillBrands.has(text(8, 12))) return 'heif'
  return undefined
}
