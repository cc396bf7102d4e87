/** A page whose content lies in the database, as search engines list it. */
export type ListedPage = { path: string; changedAt: Date }

/** What a link to a page shows where it is shared. */
export type PagePreview = {
  title: string
  description: string
  imageUrl?: string
  /** What it is about in the words of schema.org, for search engines. */
  structured?: Record<string, unknown>
}

/** Public pages from the database: `site` knows only those that were built, a domain tells it of its own. */
export type SitePages = {
  /** The newest first, at most as many as asked for. */
  list: (most: number) => Promise<ListedPage[]>
  /** Undefined for an address that is none of these; null when there is no such page. */
  preview: (path: string) => Promise<PagePreview | null | undefined>
}

export const noSitePages: SitePages = { list: async () => [], preview: async () => undefined }
