import { type EarlyCalls, earlyCalls } from './earlyCalls.ts'
import { fetchFiles } from './files.ts'
import { showPhotos } from './photos.ts'

async function readProfile({ ask, user, isStaff }: EarlyCalls): Promise<void> {
  void user()
  const bnrId = location.pathname.split('/').filter(Boolean).at(-1) ?? ''
  const profile = await ask('GET', `${wireNames.readProfile}?pid=${encodeURIComponent(bnrId)}`)
  // Only a member's page has the photo where the opening page shows it.
  if (profile && !isStaff && !location.pathname.includes('/update/')) await showPhotos('portrait', [profile])
}

const calls = earlyCalls()
if (calls) void readProfile(calls)
fetchFiles()
