import { biodata } from '@bnr/contract/profiles/biodata'
import type { Profile } from '@bnr/contract/profiles/profile'
import { call } from '../../platform/call.ts'

/** Has the biodata made, and gives it to the browser as a file. */
export async function downloadBiodata({ id, bnrId }: Profile, contact: boolean): Promise<void> {
  const file = (await call(biodata, { params: { id }, query: { contact } })) as Blob
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `biodata-${bnrId}.pdf`
  link.click()
  URL.revokeObjectURL(link.href)
}
