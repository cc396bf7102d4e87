export type PhotoType = 'jpeg' | 'png' | 'webp' | 'heif'

/** HEIF brands of still pictures. Sequences and videos have other brands. */
const stillBrands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'avif'])

/**
 * Reads the type from the first bytes, before any decoder sees the file. Returns undefined when the file is no photo.
 */
export function photoTypeOf(content: Buffer): PhotoType | undefined {
  const text = (from: number, to: number) => content.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && stillBrands.has(text(8, 12))) return 'heif'
  return undefined
}
