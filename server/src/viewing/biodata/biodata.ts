import type { Profile } from '@bnr/contract/profiles/profile'
import { eq } from 'drizzle-orm'
import type { Download } from '../../downloads/download.ts'
import { sizeKey } from '../../media/processing.ts'
import { loadPhoto } from '../../media/store.ts'
import type { Actor } from '../../platform/actor.ts'
import { Failure } from '../../platform/failure.ts'
import { printingOf } from '../../platform/printing/printing.ts'
import type { Services } from '../../platform/services.ts'
import { requireOwnerOrStaff } from '../../profiles/policy.ts'
import { profiles } from '../../profiles/tables.ts'
import { contactFields, noteContactsOnPaper } from '../contactDetails.ts'
import { findJoined, presentJoined } from '../fullProfile.ts'
import { without } from '../present.ts'
import { biodataOf } from './content.ts'
import type * as layout from './document.ts'
import { portraitOf } from './portrait.ts'

/** Of use in the service, not on paper. */
const internalFields = ['phoneVerified', 'basic.createdFor', 'basic.createdByLabel', 'basic.profileSource']

const print = printingOf<typeof layout>(new URL('./document.ts', import.meta.url))

export type Asked = { id: number; contact: boolean }

/** The biodata of a profile as PDF, for its owner and for staff. */
export async function biodataFile(
  services: Services,
  actor: Actor,
  { id, contact }: Asked,
): Promise<Download> {
  requireOwnerOrStaff(actor, id)
  const joined = await findJoined(services, actor, eq(profiles.id, id))
  if (!joined) throw new Failure('profile_not_found')
  const profile = without(presentJoined(services, actor, joined), [
    ...internalFields,
    ...(contact ? [] : contactFields),
  ])
  return {
    name: `biodata-${profile.bnrId}.pdf`,
    type: 'application/pdf',
    content: async () => {
      if (contact) await noteContactsOnPaper(services, actor, id)
      return await print(biodataOf(profile), await portrait(services, actor, profile))
    },
  }
}

/** The approved profile photo; the owner's own paper may show the one that still waits. */
async function portrait(services: Services, actor: Actor, { media }: Profile): Promise<string | undefined> {
  const shown = actor.kind === 'staff' ? ['Active'] : ['Active', 'Ready']
  const photo = shown
    .map((status) => media.find((one) => one.kind === 'pp' && one.status === status && !one.processing))
    .find((one) => one?.id)
  if (!photo?.id) return undefined
  const { folder } = await loadPhoto(services.db, photo.id)
  const content = await services.storage.get(sizeKey(folder, 'display'))
  return content && (await portraitOf(content))
}
