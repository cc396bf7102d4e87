import { type EarlyCalls, earlyCalls } from './earlyCalls.ts'
import { fetchFiles } from './files.ts'
import { showPhotos } from './photos.ts'

async function readProfile({ ask, user }: EarlyCalls): Promise<void> {
  void user()
  const bnrId = location.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const profile = await ask('GET', `${wireNames.readProfile}?pid=${encodeURIComponent(bnrId)}`)
  if (profile && !location.pathname.includes('/update/')) await showPhotos('portrait', [profile])
}

const calls = earlyCalls()
if (calls) void readProfile(calls)
fetchFiles()
