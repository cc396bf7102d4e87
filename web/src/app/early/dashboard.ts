import { type EarlyCalls, earlyCalls } from './earlyCalls.ts'
import { fetchFiles } from './files.ts'

async function readDashboard({ ask, user }: EarlyCalls): Promise<void> {
  const { profileId } = await user()
  if (profileId) await ask('GET', wireNames.readDashboard.replace(/:\w+/, String(profileId)))
}

const calls = earlyCalls()
if (calls) void readDashboard(calls)
fetchFiles()
