import { readImportRows, uploadImport } from '@bnr/contract/imports/endpoints'
import type { ImportItem, ImportRow } from '@bnr/contract/imports/schemas'
import { fromWire } from '@bnr/contract/rename'
import type { TestService } from './harness.ts'
import { uploadTo } from './photoUploads.ts'

export const csv = (...rows: string[][]) => Buffer.from(rows.map((row) => row.join(',')).join('\n'))

/** Uploads a file of profiles. */
export async function uploadProfiles(
  service: TestService,
  token: string,
  content: Buffer,
  source = 'St Mary',
) {
  const url = `/media/imports/upload?source=${encodeURIComponent(source)}`
  const { status, body } = await uploadTo(service, url, token, content)
  const item = (status === 200 ? fromWire(uploadImport.reply, body) : {}) as ImportItem
  return { status, body, item }
}

export async function rowsOf(
  service: TestService,
  token: string,
  id: number,
  show: 'all' | 'wrong' | 'duplicates' | 'left' = 'all',
): Promise<ImportRow[]> {
  const query = { show, size: 50 }
  return (await service.call(readImportRows, { params: { id }, query }, token)).body.results
}

let next = 9_300_000_000
export const heading = [
  'Name',
  'Profile for',
  'DOB',
  'Mobile',
  'Height',
  'Denomination',
  'Mother tongue',
  'City',
]
/** A row that becomes a profile. */
export const person = (name: string, change: Partial<Record<(typeof heading)[number], string>> = {}) => {
  const row = {
    Name: name,
    'Profile for': 'Daughter',
    DOB: '12/04/1998',
    Mobile: String(next++),
    Height: '5.4',
    Denomination: 'csi',
    'Mother tongue': 'Tamil',
    City: 'Madurai',
    ...change,
  }
  return heading.map((column) => row[column as keyof typeof row])
}
