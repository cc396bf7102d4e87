import { staffFacts } from '@bnr/contract/profiles/facts/staffFacts'
import type { Profile } from '@bnr/contract/profiles/profile'
import { inEnglish } from '@bnr/contract/translate'
import { noteRead } from '../../database/auditContext.ts'
import { StoreAway } from '../../files/storeAway.ts'
import type { Staff } from '../../http/actor.ts'
import type { Services } from '../../services/services.ts'
import { type Biodata, biodataOf, forOtherFamilies, lineOf } from '../biodata/content.ts'
import { loadJoined, presentJoined } from '../fullProfile.ts'
import { photoContent } from '../photoContent.ts'
import { previewHtml } from './html.ts'

/** The preview of a profile: the whole one for staff, or the short one that may be given to another family. */
export async function profilePreview(
  services: Services,
  staff: Staff,
  { id, short }: { id: number; short: boolean },
): Promise<string> {
  const profile = presentJoined(services, staff, await loadJoined(services, staff, id))
  noteRead({ detail: { contacts: !short } })
  const photo = await photoContent(services, staff, profile, 'thumbnail').catch(withoutPhoto)
  return previewHtml(short ? biodataOf(forOtherFamilies(profile)) : wholeOf(profile), photo)
}

/** The page does not need its photo. */
function withoutPhoto(error: unknown): undefined {
  if (!(error instanceof StoreAway)) throw error
}

/** Everything that staff see of a profile, with the facts for staff only at the end. */
function wholeOf(profile: Profile): Biodata {
  const biodata = biodataOf(profile)
  const forStaff = { title: 'For staff', lines: staffFacts(profile, inEnglish).flatMap(lineOf) }
  return { ...biodata, parts: [...biodata.parts, forStaff] }
}
