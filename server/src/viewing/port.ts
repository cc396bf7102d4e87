import { sql } from 'drizzle-orm'
import type { ProfilesPort } from '../media/routes.ts'
import { startOf } from '../platform/prefix.ts'
import type { Services } from '../platform/services.ts'
import { requireEditor } from '../profiles/policy.ts'
import { loadProfile, lockProfile, photosChanged } from '../profiles/store.ts'
import { documents } from './fullProfile.ts'

/** What the photos ask of profiles. */
export function profilesPort(services: Services): ProfilesPort {
  return {
    lockForEditor: async (tx, actor, id) => requireEditor(actor, await lockProfile(tx, id)),
    requireEditor: async (db, actor, id) => requireEditor(actor, await loadProfile(db, id)),
    photosChanged,
    documents: (staff, ids) => documents(services, staff, ids),
    whoIs: ({ bnrId, name }) => {
      const asked = [
        ...(bnrId ? [sql`bnr_id = ${Number(bnrId)}`] : []),
        ...(name ? [sql`lower(name) like ${startOf(name)}`] : []),
      ]
      return asked.length > 0 ? sql`select id from profiles where ${sql.join(asked, sql` and `)}` : undefined
    },
  }
}
