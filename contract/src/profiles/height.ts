import { z } from '#schema'
import { count } from '../values.ts'
import { readOnly, wire } from '../wire.ts'

/** Range of heights, in feet. The list of heights has a label for each foot and inch. */
export const heightFeet = { from: 4, to: 7 } as const

export const height = wire('Height', {
  feet: ['ft', count(heightFeet.from, heightFeet.to, 'Select height'), 'Feet, 4 to 7'],
  inches: ['in', count(0, 11, 'Select height'), 'Inches, 0 to 11'],
  label: ['dn', z.string().max(40).optional(), 'Text with centimetres', readOnly],
})
