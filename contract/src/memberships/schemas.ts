import { z } from '#schema'
import { amount } from '../money.ts'
import { count, isoDate } from '../values.ts'
import { wire } from '../wire.ts'

/** What everybody holds who holds nothing else. */
export const freeMembership = 'Free Membership'

export const currentMembership = wire('Current membership', {
  planName: ['pn', z.string(), 'Plan; Free Membership when none is running'],
  price: ['am', amount, 'Rupees of the plan, before tax; 0 when none is running'],
  duration: ['pd', count(0, 100_000), 'Length of validity'],
  durationUnit: ['du', z.string(), 'Unit of the length: DAYS or months'],
  daysToExpiry: ['dte', count(0, 100_000), 'Days left; 0 on the last one'],
  expiresOn: ['ed', isoDate().optional(), 'Last day, yyyy-MM-dd'],
  renewsOn: ['rd', isoDate().optional(), 'First day of the renewal that waits, yyyy-MM-dd'],
  renewalPlanName: ['rpn', z.string().optional(), 'Plan of the renewal that waits'],
  phoneContacts: ['pc', count(0, 1_000_000), 'Phone numbers the plan opens'],
  usedPhoneContacts: ['upc', count(0, 1_000_000), 'Phone numbers opened so far'],
  expressInterests: ['eic', count(0, 1_000_000), 'Interests the plan allows'],
  usedExpressInterests: ['ueic', count(0, 1_000_000), 'Interests expressed so far'],
  isFrozen: [
    'fz',
    z.literal(true).optional(),
    'Nothing can be spent until finance has decided about a payment',
  ],
})
export type CurrentMembership = z.output<typeof currentMembership>

export const isPaidMembership = ({ planName }: Pick<CurrentMembership, 'planName'>): boolean =>
  planName !== freeMembership
