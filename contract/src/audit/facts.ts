import { adminFields } from '../profiles/admin.ts'
import type { FieldPath } from '../profiles/fieldPath.ts'
import { labelOf } from '../profiles/fields.ts'

/** Fields of plans, offers, coupons and staff accounts, and what staff set on a profile beside its sections. */
export const auditFieldWords = {
  name: 'Name',
  category: 'Category',
  tag: 'Tag',
  price: 'Price',
  duration: 'Length of validity',
  durationUnit: 'Days or months of validity',
  phoneContacts: 'Phone contacts',
  expressInterests: 'Express interests',
  highlightDuration: 'Days highlighted',
  highlightUnit: 'Unit of the days highlighted',
  prominenceDuration: 'Days shown prominently',
  prominenceUnit: 'Unit of the days shown prominently',
  colour: 'Colour',
  goldTagged: 'Gold tag',
  assisted: 'Assisted service',
  assistance: 'Description of the assisted service',
  title: 'Title',
  membershipIds: 'Plans',
  startsOn: 'First day',
  endsOn: 'Last day',
  couponsHold: 'Coupons may be combined',
  limitInAll: 'Uses in all',
  limitForEach: 'Uses for each member',
  mobile: 'Mobile number',
  roles: 'Roles',
  disabled: 'Access',
  password: 'Password',
  extraDays: 'Extra days',
  extraPhoneContacts: 'Extra contacts',
  extraExpressInterests: 'Extra interests',
  taxIncluded: 'GST discount',
  receivedOn: 'Day of receipt',
  dailyOpenings: adminFields.dailyOpenings.label,
} as const satisfies Record<string, string>

/** A field of a profile by section and name, or one of the others. */
export type AuditField = FieldPath | keyof typeof auditFieldWords

export const auditFieldShown = (field: string): string =>
  field in auditFieldWords
    ? auditFieldWords[field as keyof typeof auditFieldWords]
    : labelOf(field as FieldPath) || field

/** What else a row can say. Staff are referenced by the id of their account. */
export const auditFactWords = {
  asked: 'Searched by',
  rows: 'Rows',
  list: 'List',
  name: 'Name',
  title: 'Title',
  code: 'Code',
  number: 'Number',
  amount: 'Amount',
  plan: 'Plan',
  state: 'Entered as',
  decision: 'Decision',
  reference: 'Reference',
  roles: 'Roles',
  assignment: 'Assigned as',
  formerStaff: 'Assigned before to',
  staff: 'Assigned to',
  month: 'Month',
  months: 'Months',
  from: 'From',
  to: 'To',
  by: 'Done by',
  action: 'Done',
  bnrId: 'BNR ID',
  format: 'Format',
  type: 'Report',
  contacts: 'With contact details',
  source: 'Source of the profile',
  planId: 'Plan number',
  executiveId: 'Executive',
  where: 'Where',
  way: 'By',
} as const satisfies Record<string, string>
export type AuditFact = keyof typeof auditFactWords

export const staffFacts: readonly string[] = [
  'formerStaff',
  'staff',
  'by',
  'executiveId',
] satisfies AuditFact[]
