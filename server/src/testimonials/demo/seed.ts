import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Transaction } from '../../platform/database.ts'
import type { Services } from '../../platform/services.ts'
import { installation } from '../../platform/tables.ts'
import { makeTestimonialSizes, photoKey } from '../files.ts'
import { testimonialPhotos, testimonials } from '../tables.ts'
import { pictures } from './pictures.ts'
import { canvas } from './scenes/paint.ts'
import { deccanAndCoast } from './stories/deccanAndCoast.ts'
import { northAndNorthEast } from './stories/northAndNorthEast.ts'
import type { Story } from './stories/story.ts'
import { tamilNaduAndKerala } from './stories/tamilNaduAndKerala.ts'

export const stories: readonly Story[] = [...tamilNaduAndKerala, ...deccanAndCoast, ...northAndNorthEast]

const mark = 'demo testimonials'
const author = 'BNR Matrimony'

const folderOf = (picture: string): string => `testimonials/${picture}`

/** The success stories of a demo, with their pictures; once for an installation. */
export async function seedTestimonials(services: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<void> {
  const { db, clock } = services
  const [done] = await db.select().from(installation).where(eq(installation.name, mark))
  if (done) return
  await keepPictures(services)
  await db.inTransaction(async (tx) => {
    const marked = await tx
      .insert(installation)
      .values({ name: mark, value: String(stories.length) })
      .onConflictDoNothing()
      .returning()
    if (marked.length === 0) return
    for (const story of stories) await keepStory(tx, story, clock.now())
  })
}

async function keepPictures({ storage }: Pick<Services, 'storage'>): Promise<void> {
  for (const [name, draw] of Object.entries(pictures)) {
    const drawn = await sharp(Buffer.from(draw())).png().toBuffer()
    const { display, thumbnail } = await makeTestimonialSizes(drawn)
    await storage.put(photoKey(folderOf(name), 'display'), display)
    await storage.put(photoKey(folderOf(name), 'thumbnail'), thumbnail)
  }
}

async function keepStory(tx: Transaction, { picture, ...story }: Story, at: Date): Promise<void> {
  const [row] = await tx
    .insert(testimonials)
    .values({
      ...story,
      status: 'Active',
      createdAt: at,
      createdByName: author,
      actionByName: author,
      actionAt: at,
    })
    .returning({ id: testimonials.id })
  if (!row) return
  await tx.insert(testimonialPhotos).values({
    id: randomBytes(12).toString('hex'),
    testimonialId: row.id,
    folder: folderOf(picture),
    ...canvas,
    processed: true,
    createdAt: at,
  })
}
