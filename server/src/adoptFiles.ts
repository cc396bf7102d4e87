import { photoSizes } from '@bnr/contract/media/endpoints'
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from './database/database.ts'
import { storedFiles } from './files/tables.ts'
import { sizeKey, uploadKey } from './media/processing.ts'
import { media } from './media/tables.ts'
import { bannerKey } from './offers/banners.ts'
import { offerBanners } from './offers/tables.ts'
import { fileOf } from './privacy/downloads.ts'
import { dataDownloads } from './privacy/tables.ts'
import { reports } from './reports/tables.ts'
import { photoKey, storyPhotoSizes } from './testimonials/files.ts'
import { testimonialPhotos } from './testimonials/tables.ts'

/** A placeholder for the folder or id in the keys that the domains make. */
const mark = '\u0001'

/** The SQL of a key: what the domain makes for the mark, with the column instead of the mark. */
const keyWith = (key: string, column: AnyPgColumn): SQL =>
  sql.join(
    key
      .split(mark)
      .flatMap((text, index) => (index === 0 ? [sql`${text}::text`] : [sql`${column}`, sql`${text}::text`])),
    sql` || `,
  )

/** Every file that a row of a domain refers to, with the time of the row. */
const references: readonly SQL[] = [
  ...photoSizes.map(
    (size) => sql`select ${keyWith(sizeKey(mark, size), media.folder)}, ${media.createdAt}
      from ${media} where ${media.processed} and ${media.status} <> 'Deleted'`,
  ),
  sql`select ${keyWith(uploadKey(mark), media.folder)}, ${media.createdAt}
    from ${media} where not ${media.processed} and ${media.status} <> 'Deleted'`,
  ...storyPhotoSizes.map(
    (
      size,
    ) => sql`select ${keyWith(photoKey(mark, size), testimonialPhotos.folder)}, ${testimonialPhotos.createdAt}
      from ${testimonialPhotos} where ${testimonialPhotos.processed}`,
  ),
  sql`select ${keyWith(bannerKey(mark), offerBanners.id)}, ${offerBanners.createdAt} from ${offerBanners} where ${offerBanners.processed}`,
  sql`select ${reports.file}, ${reports.changedAt} from ${reports} where ${reports.state} = 'Completed'`,
  sql`select ${keyWith(fileOf(mark), dataDownloads.id)}, ${dataDownloads.askedAt}
    from ${dataDownloads} where ${dataDownloads.state} = 'ready'`,
]

/** Registers the files from before the table of files. Those were all in the folder. */
export async function adoptFiles(db: Database): Promise<void> {
  await db.inTransaction(async (tx) => {
    // Millions of photos take longer than a request may.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      insert into ${storedFiles} (key, place, created_at)
      select key, 'folder', min(at) from (${sql.join([...references], sql` union all `)}) as referred (key, at)
      where key is not null group by key
      on conflict (key) do nothing`)
  })
}
