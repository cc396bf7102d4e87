import type { Gender } from '@bnr/contract/profiles/gender'
import { words } from '../lines.ts'
import { type Random, randomOf } from '../random.ts'
import type { Cloth, Garment } from './garments.ts'

/** An invented face and its clothes, in values of the Lorelei style (CC0 1.0, by Lisa Wischofsky). */
export type Design = Cloth & {
  background: string
  skin: string
  hairColour: string
  hair: string
  head: string
  eyes: string
  brows: string
  mouth: string
  nose: string
  glasses?: string
  earrings?: boolean
  flowers?: boolean
}

/** Ivory and light tints of the brand’s wine, gold and olive. */
const backgrounds = words('#FBF7F0, #F3E3E6, #EAD7DC, #F0E3C8, #F6EDDA, #DFE3D5, #E9ECE0')
const skins = words('e3b48c, d9a57b, cf9468, c68e63, b57a50, a86f48, 9c6644')
const hairColours = words('1f1512, 241612, 2c1c15, 33211a')
const variant = (number: string) => `variant${number}`

const faces = {
  f: {
    hairs: words('13, 35, 15, 38, 23, 29, 32, 19, 31, 37, 46, 33, 24, 48, 16, 14, 42, 18').map(variant),
    heads: words('01, 02').map(variant),
    eyes: words('04, 06, 11, 02').map(variant),
    brows: words('07, 02, 05').map(variant),
    mouths: words('happy01, happy02, happy05, happy01, happy06'),
    noses: words('01, 05, 06, 04').map(variant),
    garments: ['saree', 'kurti', 'dupatta', 'kurti', 'saree'] satisfies Garment[],
  },
  m: {
    hairs: words('03, 08, 01, 22, 09, 02, 07, 12, 39, 06, 28, 43, 47').map(variant),
    heads: words('03, 04').map(variant),
    eyes: words('06, 04, 11, 24').map(variant),
    brows: words('07, 05, 10, 07').map(variant),
    mouths: words('happy01, happy02, happy06, happy01, happy05'),
    noses: words('01, 05, 01, 04').map(variant),
    garments: ['shirt', 'mandarin', 'plain', 'blazer', 'shirt'] satisfies Garment[],
  },
} as const

const cloths: Record<Gender, readonly (readonly [colour: string, trim: string])[]> = {
  f: [
    ['#7B1E3A', '#D9B36A'],
    ['#2F5D62', '#E0BC76'],
    ['#B5583A', '#F0DDB8'],
    ['#5E6B4A', '#E4C88E'],
    ['#4A3B6B', '#D9B36A'],
    ['#C98A9B', '#FBF1E4'],
    ['#B9893A', '#7B1E3A'],
    ['#EFE3D0', '#7B1E3A'],
    ['#33527A', '#E9D9B8'],
  ],
  m: [
    ['#5E6B4A', '#2B2024'],
    ['#F1E9DB', '#7A6A55'],
    ['#2E3A59', '#E7DFD0'],
    ['#7B1E3A', '#E9D3B0'],
    ['#8A9BB0', '#2B2024'],
    ['#6B4A35', '#F1E9DB'],
    ['#2F5D62', '#E7DFD0'],
    ['#C9B08A', '#4A3626'],
    ['#3B3B42', '#F1E9DB'],
  ],
}

/** The face of a number. Neighbours differ in hair; the rest is random. */
export function designOf(gender: Gender, number: number): Design {
  const random = randomOf((gender === 'f' ? 1_000_000 : 2_000_000) + number)
  const { hairs, heads, eyes, brows, mouths, noses, garments } = faces[gender]
  const cloth = cloths[gender][(number * 4) % cloths[gender].length] ?? ['#7B1E3A', '#D9B36A']
  return {
    garment: random.pick<Garment>(garments),
    colour: cloth[0],
    trim: cloth[1],
    background: random.pick(backgrounds),
    skin: random.pick(skins),
    hairColour: random.pick(hairColours),
    hair: hairs[number % hairs.length] ?? hairs[0] ?? '',
    head: random.pick(heads),
    eyes: random.pick(eyes),
    brows: random.pick(brows),
    mouth: random.pick(mouths),
    nose: random.pick(noses),
    ...adornments(random, gender),
  }
}

function adornments(random: Random, gender: Gender): Pick<Design, 'glasses' | 'earrings' | 'flowers'> {
  const glasses = random.chance(0.16)
    ? { glasses: random.pick(words('variant01, variant03, variant04')) }
    : {}
  if (gender === 'm') return glasses
  return { ...glasses, earrings: random.chance(0.8), flowers: random.chance(0.14) }
}
