import { z } from '#schema'
import { amount } from '../money.ts'
import { canFieldOf } from '../stateMachine.ts'
import { count, isoDate } from '../values.ts'
import { wire } from '../wire.ts'
import { membershipMachine } from './states.ts'

/** Name of the membership of members without a plan. */
export const freeMembership = 'Free Membership'

export const currentMembership = wire('Current membership', {
  planName: ['pn', z.string(), 'Name of the plan; Free Membership if none is running'],
  price: ['am', amount, 'Price of the plan in rupees, before tax; 0 if none is running'],
  duration: ['pd', count(0, 100_000), 'Validity, in the unit below'],
  durationUnit: ['du', z.string(), 'Unit of the validity: DAYS or months'],
  daysToExpiry: ['dte', count(0, 100_000), 'Days left; 0 on the last day'],
  expiresOn: ['ed', isoDate().optional(), 'Last day, yyyy-MM-dd'],
  renewsOn: ['rd', isoDate().optional(), 'First day of a renewal that is waiting, yyyy-MM-dd'],
  renewalPlanName: ['rpn', z.string().optional(), 'Name of the plan of that renewal'],
  phoneContacts: ['pc', count(0, 1_000_000), 'Phone numbers that the plan allows'],
  usedPhoneContacts: ['upc', count(0, 1_000_000), 'Phone numbers viewed so far'],
  expressInterests: ['eic', count(0, 1_000_000), 'Interests that the plan allows'],
  usedExpressInterests: ['ueic', count(0, 1_000_000), 'Interests expressed so far'],
  freeInterests: [
    'fic',
    count(0, 1000).optional(),
    'Free interests in this calendar month, for a complete, verified and Active profile without a plan',
  ],
  usedFreeInterests: ['ufic', count(0, 1000).optional(), 'Free interests expressed in this calendar month'],
  isFrozen: [
    'fz',
    z.literal(true).optional(),
    'Contacts and interests are on hold until finance has decided about a payment',
  ],
  can: canFieldOf(membershipMachine, 'staff'),
})
export type CurrentMembership = z.output<typeof currentMembership>

export const isPaidMembership = ({ planName }: Pick<CurrentMembership, 'planName'>): boolean =>
  planName !== freeMembership
