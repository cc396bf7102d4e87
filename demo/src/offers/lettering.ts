import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

function face(...files: readonly string[]): readonly Font[] {
  return files.map((file) => {
    const opened = openSync(require.resolve(`@fontsource/${file}.woff`))
    if (!('layout' in opened)) throw new Error(`${file} contains more than one font`)
    return opened
  })
}

/** Loaded when a demo is first created, never in production. */
const faces = {
  heading: () => face('marcellus/files/marcellus-latin-400-normal'),
  text: () => face('figtree/files/figtree-latin-400-normal', 'figtree/files/figtree-latin-ext-400-normal'),
} as const

export interface Lettering {
  words: string
  face: keyof typeof faces
  size: number
  fill: string
  /** Start of the line, or its middle if centred. */
  x: number
  y: number
  centred?: boolean
}

/** Draws a line of text as outlines, so that the drawing machine needs no fonts. */
export function lettering({ words, face, size, fill, x, y, centred = false }: Lettering): string {
  const fonts = faces[face]()
  let width = 0
  const outlines = [...words].map((letter) => {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    if (!font) throw new Error(`No font has the character ${letter}`)
    const scale = size / font.unitsPerEm
    const [glyph] = font.layout(letter).glyphs
    const outline = `<path transform="translate(${width} 0) scale(${scale} ${-scale})" d="${glyph?.path.toSVG() ?? ''}"/>`
    width += (glyph?.advanceWidth ?? 0) * scale
    return outline
  })
  return `<g fill="${fill}" transform="translate(${centred ? x - width / 2 : x} ${y})">${outlines.join('')}</g>`
}
