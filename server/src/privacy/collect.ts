import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import { z } from 'zod'
import { job } from '../jobs/job.ts'
import { sizeKey } from '../media/processing.ts'
import { photosOf } from '../media/store.ts'
import { loadProfile } from '../profiles/store.ts'
import type { Services } from '../services/services.ts'
import { accountOf } from './account.ts'
import { fileOf } from './downloads.ts'
import { ownerOf } from './purge.ts'
import { dataDownloads } from './tables.ts'

const kinds = { pp: 'profile-photo', ap: 'album' } as const
const shown = ['Ready', 'Active', 'Rejected'] as const

/** Job that creates the file. Running it again replaces the file. */
export async function collectData(services: Services, id: string): Promise<void> {
  const { db, log } = services
  const [wanted] = await db.select().from(dataDownloads).where(eq(dataDownloads.id, id))
  if (wanted?.state !== 'waiting' && wanted?.state !== 'working') return
  const update = (values: Partial<typeof wanted>) =>
    db.update(dataDownloads).set(values).where(eq(dataDownloads.id, id))
  await update({ state: 'working' })
  try {
    const size = await writeZip(services, wanted.profileId, fileOf(id), (progress) => update({ progress }))
    await update({ state: 'ready', progress: 100, size })
  } catch (error) {
    log.error({ err: error }, 'creation of a data download failed')
    await update({ state: 'failed' })
  }
}

type OnProgress = (percent: number) => Promise<unknown>

/** Streams the photos one by one, so that memory never contains more than one. */
async function writeZip(services: Services, profileId: number, key: string, onProgress: OnProgress) {
  const profile = await loadProfile(services.db, profileId)
  const photos = await photosWithFiles(services, profileId)
  const zip = new ZipFile()
  const account = await accountOf(services.db, profile, ownerOf(profile))
  zip.addBuffer(Buffer.from(JSON.stringify(account, null, 2)), 'your-data.json')
  photos.forEach(({ folder, name }, index) => {
    zip.addReadStreamLazy(name, { compress: false }, (give) => {
      const percent = Math.round((100 * (index + 1)) / (photos.length + 1))
      onProgress(percent)
        .then(() => services.storage.get(sizeKey(folder, 'display')))
        .then((content) => give(null, Readable.from([content ?? Buffer.alloc(0)])))
        .catch((error) => give(error, Readable.from([])))
    })
  })
  const content = zip.outputStream as Readable
  zip.on('error', (error) => content.destroy(error))
  zip.end()
  return await services.storage.write(key, content)
}

async function photosWithFiles({ db }: Services, profileId: number) {
  const namedPhotos = async (kind: keyof typeof kinds) => {
    const photos = (await photosOf(db, profileId, kind, shown)).filter(({ processed }) => processed)
    return photos.map(({ folder }, index) => ({ folder, name: `photos/${kinds[kind]}-${index + 1}.webp` }))
  }
  return [...(await namedPhotos('pp')), ...(await namedPhotos('ap'))]
}

declare module '../jobs/queue.ts' {
  interface JobPayloads {
    collectData: { id: string }
  }
}

export const collectDataJob = job({
  name: 'collectData',
  payload: z.object({ id: z.string() }),
  run: (services: Services, { id }) => collectData(services, id),
})
