import { brokenByChange } from '@bnr/contract/profiles/editChecks'
import { widerOf } from '@bnr/contract/search/wider'
import { noteNothing } from '../database/auditContext.ts'
import type { Actor } from '../http/actor.ts'
import { requireEditor } from '../profiles/policy.ts'
import { saveSections } from '../profiles/save.ts'
import { loadProfile, lockProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { changeFor } from './widerPreference.ts'

/** Widens a preference as it is saved now, which may be wider than the one that the member tried. */
export async function widenPreference(services: Services, actor: Actor, id: number, text: string) {
  requireEditor(actor, await loadProfile(services.db, id))
  const wider = widerOf(text)
  if (!wider) throw new Error(`${text} is no wider preference`)
  await services.db.inTransaction(async (tx) => {
    const row = await lockProfile(tx, id)
    const change = changeFor(row, wider)
    if (Object.keys(change).length === 0) return noteNothing()
    await saveSections(services, tx, { actor, row, change }, (...found) => brokenByChange(change, ...found))
  })
  return { message: 'Saved to your preferences' }
}
