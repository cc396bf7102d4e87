import { z } from '#schema'
import { amount } from '../money.ts'
import { isoDate } from '../values.ts'
import { wire } from '../wire.ts'
import { invoiceStateNames } from './states.ts'

/** Wide enough for India's longest number of an invoice. */
const longestNumber = 16

const invoicedMembership = wire('Membership on an invoice', {
  planName: ['pn', z.string(), 'Package'],
})

export const invoice = wire('Invoice', {
  id: ['id', z.number().int(), 'Id'],
  number: ['ino', z.string().max(longestNumber).optional(), 'Number; none while it is a draft'],
  state: ['st', z.enum(invoiceStateNames), 'State'],
  paidOn: ['idt', isoDate().optional(), 'Day of payment, yyyy-MM-dd; none before'],
  total: ['ttaat', amount, 'Rupees, tax included'],
  membership: ['profileMembership', invoicedMembership, 'What was sold'],
  profileId: ['pid', z.number().int().optional(), 'Profile it is for; none once that was purged'],
})
export type Invoice = z.output<typeof invoice>
