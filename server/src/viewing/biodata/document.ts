import { readFileSync } from 'node:fs'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { decode } from '../../files/pictures/decode.ts'
import { headingFont, inFonts, textFont } from '../../printing/fonts.ts'
import { colours, pageMargin, rule, textWidth, withoutLines } from '../../printing/paper.ts'
import type { Biodata, Line, Part } from './content.ts'

const width = 440
const height = 550
/** The white area around the arch of our picture frames. scripts/pictures.mjs makes it from arch.svg. */
const aroundArch = readFileSync(new URL('./arch.png', import.meta.url))

/** A photo in an arch, as a JPEG data URL that a PDF includes without conversion. */
async function portraitOf(photo: Uint8Array): Promise<string> {
  const framed = await decode(Buffer.from(photo), (picture) =>
    picture
      .resize(width, height, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .composite([{ input: aroundArch }])
      .jpeg({ quality: 86 })
      .toBuffer(),
  )
  return `data:image/jpeg;base64,${framed.toString('base64')}`
}

const gap = 26
const labelWidth = 92

/**
 * Lays out a biodata on A4: name and portrait, then two columns of sections. No section is split across pages. It runs
 * in the thread of the printer, which therefore decodes the photo.
 */
export async function documentOf(
  biodata: Biodata,
  photo: Uint8Array | undefined,
): Promise<TDocumentDefinitions> {
  const portrait = photo && (await portraitOf(photo))
  return {
    pageSize: 'A4',
    pageMargins: [pageMargin, pageMargin, pageMargin, pageMargin + 14],
    defaultStyle: { font: textFont, fontSize: 9.5, lineHeight: 1.22, color: colours.ink },
    info: { title: `Biodata of ${biodata.name}`, creator: 'BNR Matrimony' },
    language: 'en-IN',
    content: [
      head(biodata, portrait),
      rule(colours.gold, [0, 14, 0, 14]),
      ...(biodata.about ? [{ text: inFonts(biodata.about), margin: [0, 0, 0, 14] } as Content] : []),
      columns(biodata.parts),
      ...preferences(biodata.preferences),
    ],
    footer: (page, pages) => ({
      columns: [
        { text: inFonts(`${biodata.name}  ·  BNR ID ${biodata.bnrId}`) },
        { text: `BNR Matrimony  ·  ${page} / ${pages}`, alignment: 'right' },
      ],
      margin: [pageMargin, 10, pageMargin, 0],
      fontSize: 8,
      color: colours.soft,
    }),
  }
}

function head({ name, bnrId, summary }: Biodata, portrait: string | undefined): Content {
  const words: Content = [
    { text: inFonts(name), font: headingFont, fontSize: 27, lineHeight: 1.1, color: colours.wine },
    { text: `BNR ID ${bnrId}`, color: colours.soft, fontSize: 10.5, margin: [0, 4, 0, 10] },
    { text: inFonts(summary), fontSize: 11, lineHeight: 1.35 },
  ]
  if (!portrait) return { stack: words }
  return {
    columns: [
      { stack: words, width: '*', margin: [0, 26, 0, 0] },
      { image: portrait, width: 108 },
    ],
    columnGap: gap,
  }
}

/** Splits sections into two columns in reading order, with about half of the lines in each. */
function columns(parts: readonly Part[]): Content {
  const half = parts.reduce((sum, part) => sum + weightOf(part), 0) / 2
  const left: Part[] = []
  const right: Part[] = []
  let placed = 0
  for (const part of parts) {
    const side = placed + weightOf(part) / 2 <= half ? left : right
    side.push(part)
    placed += weightOf(part)
  }
  return {
    columns: [left, right].map((side) => ({ stack: side.map(section), width: '*' })),
    columnGap: gap,
  }
}

const lettersOnLine = 46

/** Estimates how many lines a section takes. */
function weightOf({ text = '', lines }: Part): number {
  const rows = lines.map(({ value }) => Math.ceil(value.length / (lettersOnLine * 0.62)))
  return 3 + Math.ceil(text.length / lettersOnLine) + rows.reduce((sum, one) => sum + one, 0)
}

function section({ title, text, lines }: Part): Content {
  return {
    unbreakable: true,
    margin: [0, 0, 0, 14],
    stack: [
      { text: title, font: headingFont, fontSize: 13, color: colours.wine },
      rule(colours.line, [0, 3, 0, 5], (textWidth - gap) / 2),
      ...(text ? [{ text: inFonts(text), margin: [0, 0, 0, 4] } as Content] : []),
      ...(lines.length > 0 ? [factTable(lines)] : []),
    ],
  }
}

function factTable(lines: readonly Line[]): Content {
  return {
    layout: withoutLines,
    table: {
      dontBreakRows: true,
      widths: [labelWidth, '*'],
      body: lines.map(({ label, value }) => [{ text: label, color: colours.soft }, { text: inFonts(value) }]),
    },
  }
}

function preferences(parts: readonly Part[]): Content[] {
  if (parts.length === 0) return []
  const title: Content = {
    text: 'Partner Preference',
    font: headingFont,
    fontSize: 16,
    color: colours.wine,
    margin: [0, 4, 0, 8],
    headlineLevel: 1,
  }
  return [{ unbreakable: true, stack: [title, columns(parts)] }]
}
