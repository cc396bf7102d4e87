import { randomBytes } from 'node:crypto'
import type { TestimonialStatus } from '@bnr/contract/testimonials/transitions'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../server/src/database/database.ts'
import { installation } from '../../../server/src/database/tables.ts'
import type { Services } from '../../../server/src/services/services.ts'
import { makeTestimonialSizes, storePhotoFiles } from '../../../server/src/testimonials/files.ts'
import { testimonialPhotos, testimonials } from '../../../server/src/testimonials/tables.ts'
import { drawAll } from '../drawing/draw.ts'
import { pictures } from './pictures.ts'
import { canvas } from './scenes/paint.ts'
import { deccanAndCoast } from './stories/deccanAndCoast.ts'
import { northAndNorthEast } from './stories/northAndNorthEast.ts'
import type { Story } from './stories/story.ts'
import { tamilNaduAndKerala } from './stories/tamilNaduAndKerala.ts'
import { unpublished } from './stories/unpublished.ts'

export const stories: readonly Story[] = [...tamilNaduAndKerala, ...deccanAndCoast, ...northAndNorthEast]

const mark = 'demo testimonials'
const author = 'BNR Matrimony'

const folderOf = (picture: string): string => `testimonials/${picture}`

/** Creates the demo testimonials with their pictures, once for each installation. */
export async function seedTestimonials(services: Pick<Services, 'db' | 'storage' | 'clock'>): Promise<void> {
  const { db, clock } = services
  const [done] = await db.select().from(installation).where(eq(installation.name, mark))
  if (done) return
  await storePictures(services)
  await db.inTransaction(async (tx) => {
    const marked = await tx
      .insert(installation)
      .values({ name: mark, value: String(stories.length) })
      .onConflictDoNothing()
      .returning()
    if (marked.length === 0) return
    for (const story of stories) await insertStory(tx, { ...story, status: 'Active' }, clock.now())
    for (const story of unpublished) await insertStory(tx, story, clock.now())
  })
}

async function storePictures(services: Pick<Services, 'storage'>): Promise<void> {
  const drawings = Object.entries(pictures).map(([name, draw]) => [name, draw()] as const)
  for (const [name, drawn] of await drawAll(new Map(drawings)))
    await storePhotoFiles(services, folderOf(name), await makeTestimonialSizes(drawn))
}

type SeededStory = Story & { status: TestimonialStatus; rejectionReason?: string }

async function insertStory(tx: Transaction, { picture, ...story }: SeededStory, at: Date): Promise<void> {
  const decided = { actionByName: author, actionAt: at }
  const [row] = await tx
    .insert(testimonials)
    .values({
      ...story,
      createdAt: at,
      createdByName: author,
      ...(story.status === 'Draft' ? {} : decided),
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
