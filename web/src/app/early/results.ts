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
    member as Pick<SessionUser, 'gender'>,
    new URLSearchParams(location.search),
  )
  const criteria = body.criteria.map((criterion) => write(wireNames.criterion, criterion))
  const path = `${wireNames.searchProfiles}?page=${query.page}&size=${query.size}`
  const { results } = read(
    wireNames.page,
    await ask('POST', path, write(wireNames.search, { ...body, criteria })),
  )
  await showPhotos('faces', results, mostFaces)
}

const calls = earlyCalls()
if (calls) void search(calls)
fetchFiles()
