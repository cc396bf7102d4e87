import type { Content, CustomTableLayout } from 'pdfmake/interfaces.js'

/** The colours of the brand on white paper. */
export const colours = {
  ink: '#2b2024',
  soft: '#65565a',
  wine: '#7b1e3a',
  gold: '#b9893a',
  line: '#e5dacb',
  ivory: '#fbf7f0',
}

/** Sizes on A4, in points. */
export const pageMargin = 42
export const textWidth = 595 - 2 * pageMargin

export const withoutLines: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingRight: () => 6,
  paddingTop: () => 1,
  paddingBottom: () => 1,
}

/** A horizontal line. `around` are its margins. */
export function rule(
  colour: string,
  around: [number, number, number, number],
  width: number = textWidth,
): Content {
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.8, lineColor: colour }],
    margin: around,
  }
}
