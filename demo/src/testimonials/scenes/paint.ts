/** The colours of the brand, and a few shades for light and cloth. */
export const paint = {
  ivory: '#FBF7F0',
  linen: '#F3E9DC',
  cream: '#F7E6C2',
  wine: '#7B1E3A',
  deepWine: '#4B1325',
  night: '#2A0B15',
  rose: '#B94A68',
  blush: '#E9C9C6',
  gold: '#B9893A',
  lightGold: '#E7BD72',
  olive: '#5E6B4A',
  lightOlive: '#8FA073',
  paleOlive: '#C9D0B4',
  deepOlive: '#3B452D',
  hair: '#241613',
  skin: '#A06A48',
  darkSkin: '#7F4F35',
} as const

export const canvas = { width: 960, height: 1200 }

/** An SVG of the whole canvas. */
export function picture(...parts: readonly string[]): string {
  const { width, height } = canvas
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`
}

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** A line with flat ends, such as a hem. */
export const strip = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`

export function repeated(times: number, draw: (index: number) => string): string {
  return Array.from({ length: times }, (_, index) => draw(index)).join('')
}

type Place = { x: number; y: number; scale?: number; turn?: number; flip?: boolean }

/** Moves parts that are drawn around the origin to their place. */
export function placed({ x, y, scale = 1, turn = 0, flip = false }: Place, ...parts: string[]): string {
  const moved = `translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})`
  return `<g transform="${moved}">${parts.join('')}</g>`
}

/** A gradient from top to bottom, for use as a fill. */
export function shade(id: string, ...colours: readonly string[]): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
}
