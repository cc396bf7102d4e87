import type { Reply } from '@bnr/contract/endpoint'
import type { openContact as endpoint } from '@bnr/contract/profiles/contact'
import { sectionsOf } from '../profiles/sections.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'

/** The contact details of a family. */
export async function openContact({ db }: Services, id: number): Promise<Reply<typeof endpoint>> {
  const row = await loadProfile(db, id)
  const { contactPersonName, contactPersonPhone } = sectionsOf(row).basic ?? {}
  return {
    phone: { countryCode: row.phoneCountryCode, number: row.phoneNumber, type: 'M' },
    ...(contactPersonName && { contactPersonName }),
    ...(contactPersonPhone && { contactPersonPhone }),
    ...(row.email && { email: row.email }),
  }
}
