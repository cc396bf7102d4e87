import { adminFields } from '../profiles/admin.ts'
import type { FieldPath } from '../profiles/fieldPath.ts'
import { labelOf } from '../profiles/fields.ts'

/** Labels of fields of plans, offers, coupons and staff accounts, and of profile fields outside the sections. */
export const auditFieldWords = {
  name: 'Name',
  category: 'Category',
  tag: 'Tag',
  price: 'Price',
  duration: 'Validity',
  durationUnit: 'Unit of validity',
  phoneContacts: 'Phone contacts',
  expressInterests: 'Express interests',
  highlightDuration: 'Highlight period',
  highlightUnit: 'Unit of the highlight period',
  prominenceDuration: 'Prominence period',
  prominenceUnit: 'Unit of the prominence period',
  colour: 'Colour',
  goldTagged: 'Gold tag',
  assisted: 'Assisted service',
  assistance: 'Description of the assisted service',
  weeklyAim: 'Weekly aim of proposals',
  title: 'Title',
  membershipIds: 'Plans',
  startsOn: 'First day',
  endsOn: 'Last day',
  couponsHold: 'Coupons may be combined',
  limitInAll: 'Total uses',
  limitForEach: 'Uses per member',
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

/** A profile field by section and name, or one of the fields above. */
export type AuditField = FieldPath | keyof typeof auditFieldWords

export const auditFieldShown = (field: string): string =>
  field in auditFieldWords
    ? auditFieldWords[field as keyof typeof auditFieldWords]
    : labelOf(field as FieldPath) || field

/** Labels of the other facts of an audit row. Staff are stored by the id of their account. */
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
  formerStaff: 'Previously assigned to',
  staff: 'Assigned to',
  month: 'Month',
  months: 'Months',
  from: 'From',
  to: 'To',
  by: 'Done by',
  action: 'Action',
  bnrId: 'BNR ID',
  format: 'Format',
  type: 'Report',
  contacts: 'With contact details',
  source: 'Source of the profile',
  planId: 'Plan number',
  executiveId: 'Executive',
  where: 'Where',
  way: 'By',
  job: 'Kind of job',
} as const satisfies Record<string, string>
export type AuditFact = keyof typeof auditFactWords

export const staffFacts: readonly string[] = [
  'formerStaff',
  'staff',
  'by',
  'executiveId',
] satisfies AuditFact[]
