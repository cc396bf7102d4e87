import { type EarlyCalls, earlyCalls } from './earlyCalls.ts'
import { fetchFiles } from './files.ts'
import { mostFaces, showPhotos } from './photos.ts'
import { read } from './wireNames.ts'

async function readDashboard({ ask, user }: EarlyCalls): Promise<void> {
  const { profileId } = await user()
  if (!profileId) return
  const dashboard = await ask('GET', wireNames.readDashboard.replace(/:\w+/, String(profileId)))
  const { matches } = read(wireNames.dashboard, dashboard)
  await showPhotos('faces', read(wireNames.page, matches).results, mostFaces)
}

const calls = earlyCalls()
if (calls) void readDashboard(calls)
fetchFiles()
