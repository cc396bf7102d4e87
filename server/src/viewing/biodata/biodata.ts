import { noteRead } from '../../database/auditContext.ts'
import type { Download } from '../../downloads/download.ts'
import type { Actor } from '../../http/actor.ts'
import { printingOf } from '../../printing/printing.ts'
import { requireOwnerOrStaff } from '../../profiles/policy.ts'
import type { Services } from '../../services/services.ts'
import { loadJoined, presentJoined } from '../fullProfile.ts'
import { photoContent } from '../photoContent.ts'
import { biodataOf, forOtherFamilies } from './content.ts'
import type * as layout from './document.ts'

const print = printingOf<typeof layout>(new URL('./document.ts', import.meta.url))

export type BiodataRequest = { id: number; contact: boolean }

/** The biodata of a profile as a PDF, for its owner and for staff. */
export async function biodataFile(
  services: Services,
  actor: Actor,
  { id, contact }: BiodataRequest,
): Promise<Download> {
  requireOwnerOrStaff(actor, id)
  const joined = await loadJoined(services, actor, id)
  const profile = forOtherFamilies(presentJoined(services, actor, joined), { contact })
  return {
    name: `biodata-${profile.bnrId}.pdf`,
    type: 'application/pdf',
    content: async () => {
      noteRead({ detail: { contacts: contact } })
      const photo = await photoContent(services, actor, profile, 'display')
      return await print(biodataOf(profile), photo)
    },
  }
}
