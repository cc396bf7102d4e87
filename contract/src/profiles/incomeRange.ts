import { z } from '#schema'
import { count } from '../values.ts'
import { readOnly, wire } from '../wire.ts'

const rupees = (message: string) => count(0, 2_000_000_000, message)

export const incomeRange = wire('Annual income', {
  from: ['fr', rupees('Select annual income'), 'Lower bound in rupees a year'],
  to: [
    'to',
    rupees('Select annual income').optional(),
    'Upper bound in rupees a year; absent for the highest range',
  ],
  label: ['dn', z.string().max(60).optional(), 'Text of the range', readOnly],
})
