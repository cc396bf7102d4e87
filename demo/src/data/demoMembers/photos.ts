import type { MediaKind } from '@bnr/contract/media/schemas'
import type { MediaStatus } from '@bnr/contract/media/transitions'
import type { Design } from '../portraits/design.ts'

export type DemoPhoto = { id: string; kind: MediaKind; status: MediaStatus; folder: string; design: Design }

const anita: Design = {
  garment: 'saree',
  colour: '#7B1E3A',
  trim: '#D9B36A',
  background: '#F6EDDA',
  skin: 'cf9468',
  hairColour: '1f1512',
  head: 'variant01',
  hair: 'variant35',
  eyes: 'variant04',
  brows: 'variant07',
  mouth: 'happy01',
  nose: 'variant05',
  earrings: true,
  flowers: true,
}
const samuel: Design = {
  garment: 'blazer',
  colour: '#2E3A59',
  trim: '#F1E9DB',
  background: '#E9ECE0',
  skin: 'b57a50',
  hairColour: '1f1512',
  head: 'variant03',
  hair: 'variant03',
  eyes: 'variant06',
  brows: 'variant05',
  mouth: 'happy01',
  nose: 'variant01',
}
const daniel: Design = {
  ...samuel,
  garment: 'shirt',
  colour: '#5E6B4A',
  trim: '#2B2024',
  background: '#F0E3C8',
  skin: 'a86f48',
  head: 'variant04',
  hair: 'variant09',
  brows: 'variant07',
  glasses: 'variant03',
}

const photo = (
  name: string,
  number: number,
  kind: MediaKind,
  status: MediaStatus,
  design: Design,
): DemoPhoto => ({
  id: `${Buffer.from(name.padEnd(6, '-')).toString('hex')}${String(number).padStart(12, '0')}`,
  kind,
  status,
  folder: `portraits/${name}-${number}`,
  design,
})

export const anitaPhotos: readonly DemoPhoto[] = [
  photo('anita', 1, 'pp', 'Active', anita),
  photo('anita', 2, 'ap', 'Active', {
    ...anita,
    garment: 'dupatta',
    colour: '#2F5D62',
    trim: '#F0DDB8',
    background: '#F3E3E6',
    flowers: false,
    mouth: 'happy05',
  }),
  photo('anita', 3, 'ap', 'Active', {
    ...anita,
    garment: 'kurti',
    colour: '#C98A9B',
    trim: '#FBF1E4',
    background: '#DFE3D5',
    hair: 'variant38',
    flowers: false,
    glasses: 'variant03',
  }),
]

export const samuelPhotos: readonly DemoPhoto[] = [
  photo('samuel', 1, 'pp', 'Active', samuel),
  photo('samuel', 2, 'ap', 'Active', {
    ...samuel,
    garment: 'mandarin',
    colour: '#F1E9DB',
    trim: '#7A6A55',
    background: '#EAD7DC',
    mouth: 'happy05',
  }),
  photo('samuel', 3, 'ap', 'Active', {
    ...samuel,
    garment: 'plain',
    colour: '#2F5D62',
    trim: '#E7DFD0',
    background: '#FBF7F0',
    glasses: 'variant04',
  }),
]

export const danielPhotos: readonly DemoPhoto[] = [photo('daniel', 1, 'pp', 'Ready', daniel)]
