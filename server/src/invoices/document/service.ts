import { dayShown } from '@bnr/contract/dates'
import { indianNumber } from '@bnr/contract/indianNumber'
import type { PeriodUnit } from '@bnr/contract/plans/schemas'
import type { InvoiceSnapshot, PlanTerms } from '../snapshot.ts'
import type { Row, Service } from './description.ts'

export type ServicePeriod = { from: string; until: string }
type Sold = Pick<InvoiceSnapshot, 'terms' | 'sac'> & { period?: ServicePeriod | undefined }

/** What was sold, with the first amount of the table. */
export function serviceOf({ terms, sac, period }: Sold, amount: Row): Service {
  const isTopUp = terms.duration === 0
  return {
    titles: { service: 'Description of service', amount: amount.label },
    name: isTopUp
      ? `Addition to a matrimony membership: ${terms.planName}`
      : `Matrimony membership: ${terms.planName}`,
    details: [
      `SAC ${sac}`,
      ...promises(terms),
      ...(period ? [`Service period: ${dayShown(period.from)} to ${dayShown(period.until)}`] : []),
      ...(isTopUp ? ['Ends with the membership'] : []),
    ],
    amount: amount.value,
  }
}

const units: Record<PeriodUnit, string> = { DAYS: 'day', months: 'month' }

function promises(terms: PlanTerms): string[] {
  return [
    sentence('Valid for', [counted(terms.duration, units[terms.durationUnit])]),
    sentence('Includes', promised(terms.phoneContacts, terms.expressInterests)),
    sentence('Granted in addition:', [
      counted(terms.extraDays, 'day'),
      ...promised(terms.extraPhoneContacts, terms.extraExpressInterests),
    ]),
  ].filter((line) => line !== '')
}

const promised = (phoneContacts: number, expressInterests: number) => [
  counted(phoneContacts, 'phone contact'),
  counted(expressInterests, 'express interest'),
]

/** '1 month', '40 phone contacts'; empty for zero. */
const counted = (count: number, thing: string): string =>
  count === 0 ? '' : `${indianNumber(count)} ${thing}${count === 1 ? '' : 's'}`

function sentence(start: string, parts: readonly string[]): string {
  const filled = parts.filter((part) => part !== '')
  return filled.length === 0 ? '' : `${start} ${filled.join(', ')}`
}
