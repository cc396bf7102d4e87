import { backwater } from './scenes/backwater.ts'
import { church } from './scenes/church.ts'
import { coast } from './scenes/coast.ts'
import { garden } from './scenes/garden.ts'
import { hills } from './scenes/hills.ts'
import { rings } from './scenes/rings.ts'

/** Drawings for the demo testimonials. Several couples share one. */
export const pictures = { backwater, church, coast, garden, hills, rings } as const
export type PictureName = keyof typeof pictures
