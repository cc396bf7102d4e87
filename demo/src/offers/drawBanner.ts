import { type BannerFormat, bannerFormats } from '@bnr/contract/offers/schemas'
import { type Lettering, lettering } from './lettering.ts'

const ivory = '#FBF7F0'
const gold = '#B9893A'
const lightGold = '#E7BD72'

export interface BannerWords {
  title: string
  lines: readonly [string, string]
}

/** Colours of the wall around the window, top and bottom. */
export type Wall = readonly [above: string, below: string]

/** Draws our arched window with the text at its side or below it. */
export function drawBanner(format: BannerFormat, words: BannerWords, wall: Wall): string {
  const [width, height] = bannerFormats[format].split('x').map(Number)
  const parts = format === 'desktop' ? wide(words) : tall(words)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>${shade('wall', ...wall)}${shade('sky', '#B94A68', '#E39A7C', '#F7E6C2')}</defs>
    <path d="M0 0H${width}V${height}H0Z" fill="url(#wall)"/>${parts}</svg>`
}

const wide = (words: BannerWords) =>
  placed(1010, 560, 1, window()) + textBlock(words, { x: 96, from: 268, title: 66, text: 36 })

const tall = (words: BannerWords) =>
  placed(465, 800, 1.34, window()) +
  textBlock(words, { x: 465, from: 985, title: 78, text: 46, centred: true })

interface Setting {
  x: number
  from: number
  title: number
  text: number
  centred?: boolean
}

function textBlock({ title, lines: [first, second] }: BannerWords, at: Setting): string {
  const { x, from, centred = false } = at
  const line = (words: string, face: Lettering['face'], size: number, y: number, fill: string) =>
    lettering({ words, face, size, fill, x, y, centred })
  const rule = centred ? `M${x - 60} ${from + 40}h120` : `M${x} ${from + 40}h120`
  return [
    line(title, 'heading', at.title, from, ivory),
    `<path d="${rule}" stroke="${gold}" stroke-width="5"/>`,
    line(first, 'text', at.text, from + 58 + at.text * 1.2, ivory),
    line(second, 'text', at.text, from + 58 + at.text * 2.7, lightGold),
  ].join('')
}

const arch = (half: number, height: number) =>
  `M${-half} 0V${-height + half * 1.15}C${-half} ${-height + half * 0.5} ${-half * 0.45} ${-height + half * 0.18} 0 ${-height}C${half * 0.45} ${-height + half * 0.18} ${half} ${-height + half * 0.5} ${half} ${-height + half * 1.15}V0Z`

/** An evening landscape with a chapel, seen through a church window. The origin is the middle of the sill. */
const window = () => `
  <clipPath id="glass"><path d="${arch(170, 490)}"/></clipPath>
  <g clip-path="url(#glass)">
    <path d="M-180-500H180V0H-180Z" fill="url(#sky)"/>
    ${Array.from({ length: 16 }, (_, ray) => `<path d="M-5-90L0-330L5-90Z" fill="${lightGold}" opacity=".45" transform="translate(0 -225) rotate(${ray * 22.5})"/>`).join('')}
    <circle cy="-225" r="74" fill="#FFF3D6"/>
    <path d="M-180-120C-120-176-40-150 20-128S130-170 180-132V0H-180Z" fill="#8FA073"/>
    <path d="M-180-70C-90-116 0-70 70-84S150-96 180-84V0H-180Z" fill="#5E6B4A"/>
    ${chapel}
    <path d="M-180-24C-60-52 60-20 180-44V0H-180Z" fill="#3B452D"/>
    <path d="M-57-500V0M57-500V0M-180-250H180M-180-125H180" stroke="${ivory}" stroke-width="4" opacity=".5"/>
  </g>
  <path d="${arch(170, 490)}" fill="none" stroke="${ivory}" stroke-width="14"/>
  <path d="${arch(186, 514)}" fill="none" stroke="${gold}" stroke-width="5"/>
  <path d="M-214 0H214V20H-214Z" fill="${gold}"/>`

const chapel = `<g transform="translate(96 -80)">
  <path d="M-40 0V-44H34V0Z" fill="${ivory}"/><path d="M-46-42L-4-74L40-42Z" fill="#7B1E3A"/>
  <path d="M-62 0V-78H-34V0Z" fill="${ivory}"/><path d="M-67-76L-48-116L-29-76Z" fill="#7B1E3A"/>
  <path d="M-48-116V-138M-56-130H-40" stroke="${gold}" stroke-width="4"/></g>`

const placed = (x: number, y: number, scale: number, drawn: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`

function shade(id: string, ...colours: readonly string[]): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
}
