import { createRequire } from 'node:module'
import type { ContentText, TFontDictionary } from 'pdfmake/interfaces.js'

const require = createRequire(import.meta.url)
const file = (family: string, subset: string, weight: number) =>
  require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)

const faces = (family: string, subset: string, bold = 600) => ({
  normal: file(family, subset, 400),
  bold: file(family, subset, bold),
})

/** Text is in the first, headings in the second. */
export const textFont = 'Figtree'
export const headingFont = 'Marcellus'

/** Scripts that names and texts are written in besides plain Latin, and the family that has their letters. */
const scripts = [
  { font: 'Tamil', letters: /[\p{Script=Tamil}]/u, family: 'noto-sans-tamil', subset: 'tamil' },
  { font: 'Malayalam', letters: /\p{Script=Malayalam}/u, family: 'noto-sans-malayalam', subset: 'malayalam' },
  { font: 'Telugu', letters: /\p{Script=Telugu}/u, family: 'noto-sans-telugu', subset: 'telugu' },
  { font: 'Kannada', letters: /\p{Script=Kannada}/u, family: 'noto-sans-kannada', subset: 'kannada' },
  {
    font: 'Devanagari',
    letters: /\p{Script=Devanagari}/u,
    family: 'noto-sans-devanagari',
    subset: 'devanagari',
  },
  {
    font: 'Latin',
    letters: /[\u0100-\u017f\u20b9]/,
    family: 'noto-sans-devanagari',
    subset: 'latin-ext',
  },
] as const

export const fonts: TFontDictionary = {
  [textFont]: faces('figtree', 'latin'),
  [headingFont]: faces('marcellus', 'latin', 400),
  ...Object.fromEntries(scripts.map(({ font, family, subset }) => [font, faces(family, subset)])),
}

/** The files of all fonts: nothing else is ever read while a document is made. */
export const fontFiles = new Set(
  Object.values(fonts).flatMap((face) => Object.values(face as Record<string, string>)),
)

/** The engine's placing of marks stumbles over some words of Malayalam and Telugu; without it they stand well enough. */
const withoutMarks = { mark: false, mkmk: false, abvm: false, blwm: false }

/** Joiners have no script of their own. */
const joiner = /[\u200c\u200d]/

/** Latin letters that no font has, as in Lalṭanpuii, lose what is above or below them. */
const rareLatin = /[\u0180-\u024f\u1e00-\u1eff]/g
const plain = (letter: string) => letter.normalize('NFD')[0] ?? letter

/** Marks that turn the direction of a text: the engine sets from left to right, and no font draws them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text as pieces of one font each; what is in no font shows as an empty box. */
export function inFonts(text: string): ContentText[] {
  const pieces: { font: string | undefined; text: string }[] = []
  for (const letter of text.normalize('NFC').replace(directionMarks, '').replace(rareLatin, plain)) {
    const last = pieces.at(-1)
    const font = joiner.test(letter) ? last?.font : scripts.find(({ letters }) => letters.test(letter))?.font
    if (last && last.font === font) last.text += letter
    else pieces.push({ font, text: letter })
  }
  return pieces.map(({ font, text }) =>
    font ? ({ text, font, fontFeatures: withoutMarks } as unknown as ContentText) : { text },
  )
}
