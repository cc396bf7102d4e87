import type { SessionUser } from '@bnr/contract/accounts/schemas'
import { searchCallOf } from '../../search/searchCall.ts'
import { type EarlyCalls, earlyCalls } from './earlyCalls.ts'
import { fetchFiles } from './files.ts'
import { mostFaces, showPhotos } from './photos.ts'
import { read, write } from './wireNames.ts'

async function search({ ask, user }: EarlyCalls): Promise<void> {
  const member = await user()
  if (!member.gender) return
  const { query, body } = searchCallOf(
    member as Pick<SessionUser, 'gender' | 'phoneVerified' | 'status'>,
    new URLSearchParams(location.search),
  )
  const criteria = body.criteria.map((criterion) => write(wireNames.criterion, criterion))
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
  const path = `${wireNames.searchProfiles}?${new URLSearchParams(asked)}`
  const { results } = read(
    wireNames.page,
    await ask('POST', path, write(wireNames.search, { ...body, criteria })),
  )
  await showPhotos('faces', results, mostFaces)
}

const calls = earlyCalls()
if (calls) void search(calls)
fetchFiles()
