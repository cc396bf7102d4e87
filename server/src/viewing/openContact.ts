import type { Reply } from '@bnr/contract/endpoint'
import type { openContact as endpoint } from '@bnr/contract/profiles/contact'
import type { Staff } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'
import { sectionsOf } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import { noteContactOpened } from './contactDetails.ts'

/** How a family is reached; whoever opens it stands in the audit log before it is sent. */
export async function openContact(
  services: Services,
  staff: Staff,
  id: number,
): Promise<Reply<typeof endpoint>> {
  const row = await loadProfile(services.db, id)
  await noteContactOpened(services, staff, id)
  const { contactPersonName, contactPersonPhone } = sectionsOf(row).basic ?? {}
  return {
    phone: { countryCode: row.phoneCountryCode, number: row.phoneNumber, type: 'M' },
    ...(contactPersonName && { contactPersonName }),
    ...(contactPersonPhone && { contactPersonPhone }),
    ...(row.email && { email: row.email }),
  }
}
