import { openingsOfALink } from '@bnr/contract/sharing/rules'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, partOf } from '../database/columns.ts'
import { profiles } from '../profiles/tables.ts'

/** Links with which relatives of a member read one profile without a login. */
export const sharedLinks = pgTable(
  'shared_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sharerId: partOf('sharer_id', () => profiles.id),
    profileId: partOf('profile_id', () => profiles.id),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    opened: smallint().notNull().default(0),
  },
  (t) => [
    uniqueIndex('shared_links_token').on(t.tokenHash),
    index('shared_links_sharer').on(t.sharerId, t.id.desc()),
    index('shared_links_profile').on(t.profileId),
    index('shared_links_expires').on(t.expiresAt),
    check('shared_links_opened', sql`${t.opened} between 0 and ${sql.raw(String(openingsOfALink))}`),
  ],
)

/** Neither an address nor a name of the reader is stored. */
export const sharedLinkOpenings = pgTable(
  'shared_link_openings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    linkId: partOf('link_id', () => sharedLinks.id),
    at: moment('at').notNull(),
    /** Kind of device, e.g. Android. */
    device: text(),
  },
  (t) => [index('shared_link_openings_link').on(t.linkId)],
)
