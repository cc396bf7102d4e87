import { createRequire } from 'node:module'
import type { ContentText, TFontDictionary } from 'pdfmake/interfaces.js'

const require = createRequire(import.meta.url)
const file = (family: string, subset: string, weight: number) =>
  require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`)

const faces = (family: string, subset: string, bold = 600) => ({
  normal: file(family, subset, 400),
  bold: file(family, subset, bold),
})

export const textFont = 'Figtree'
export const headingFont = 'Marcellus'

/** Scripts besides plain Latin that names and texts are written in, and the font family for each. */
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

/** The files of all fonts. The PDF engine may read no other file. */
export const fontFiles = new Set(
  Object.values(fonts).flatMap((face) => Object.values(face as Record<string, string>)),
)

/**
 * The engine throws when it places the marks of some Malayalam and Telugu words. Without this feature they are still
 * readable.
 */
const withoutMarks = { mark: false, mkmk: false, abvm: false, blwm: false }

/** Joiners belong to no script, so they keep the font of the letter before them. */
const joiner = /[\u200c\u200d]/

/** Latin letters that no font contains, as in Lalṭanpuii, lose their diacritics. */
const rareLatin = /[\u0180-\u024f\u1e00-\u1eff]/g
const plain = (letter: string) => letter.normalize('NFD')[0] ?? letter

/** Direction marks are removed: the engine sets all text from left to right, and no font draws them. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Splits a text into pieces of one font each. Characters that no font contains show as empty boxes. */
export function inFonts(text: string): ContentText[] {
  const pieces: { font: string | undefined; text: string }[] = []
  for (const letter of text.normalize('NFC').replace(directionMarks, '').replace(rareLatin, plain)) {
    const last = pieces.at(-1)
    const font = joiner.test(letter) ? last?.font : scripts.find(({ letters }) => letters.test(letter))?.font
    if (last && last.font === font) last.text += letter
    else pieces.push({ font, text: letter })
  }
  return pieces.map(({ font, text }) =>
    // The engine also takes an object, which alone can turn features off; its types know only the list.
    font ? ({ text, font, fontFeatures: withoutMarks } as unknown as ContentText) : { text },
  )
}
