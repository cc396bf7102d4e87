import type { PackageTag } from '@bnr/contract/memberships/schemas'
import { date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** What a member holds, as it was sold. Running means that today lies between start and end. */
export const memberships = pgTable(
  'memberships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    profileId: integer('profile_id').notNull(),
    planName: text('plan_name').notNull(),
    tag: text().$type<PackageTag>().notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    highlightDays: smallint('highlight_days').notNull().default(0),
    phoneContacts: integer('phone_contacts').notNull(),
    usedPhoneContacts: integer('used_phone_contacts').notNull().default(0),
    expressInterests: integer('express_interests').notNull(),
    usedExpressInterests: integer('used_express_interests').notNull().default(0),
  },
  (t) => [index('memberships_profile').on(t.profileId, t.endsOn)],
)
